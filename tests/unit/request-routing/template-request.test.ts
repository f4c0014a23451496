import { afterEach, expect, it, vi } from 'vitest';
import { rendersPublication } from '@/lib/config/render-process';
import { isTemplateRequest, templateHeaders } from '@/lib/request-routing/template-request';

afterEach(() => vi.unstubAllEnvs());

const bypassesRouting = (environment: string, renders: string) => {
  vi.stubEnv('NODE_ENV', environment);
  vi.stubEnv(rendersPublication, renders);
  return isTemplateRequest(new Headers(templateHeaders));
};

it('internal paths are served in development and where a publication is rendered, and to no client of a server', () => {
  expect(bypassesRouting('development', '')).toBe(true);
  expect(bypassesRouting('production', '1')).toBe(true);
  expect(bypassesRouting('production', '')).toBe(false);
});

it('other requests are routed as everywhere', () => {
  vi.stubEnv(rendersPublication, '1');
  expect(isTemplateRequest(new Headers())).toBe(false);
});
