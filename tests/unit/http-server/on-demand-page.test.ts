import { describe, expect, it } from 'vitest';
import type { Decision } from '@/lib/request-routing/resolve-page-request';
import { onDemandPage } from '@/lib/http-server/on-demand-page';

const inRussian = { locale: 'ru', internalLocale: 'ru' } as const;
const shown = (kind: 'render' | 'payload' | 'markdown', internalPath: string): Decision => ({
  kind,
  ...inRussian,
  internalPath,
  caching: 'public',
});

describe('on-demand page', () => {
  it.each<[string, Decision, string]>([
    ['/ru/blog/old', shown('render', '/blog/old'), '/blog/old'],
    ['/blog/old', shown('render', '/blog/old'), '/blog/old'],
    ['/vi/docs/old', shown('render', '/docs/old'), '/docs/old'],
    ['/ru/blog-guides/page/30', shown('render', '/blog-category/guides/page/30'), '/blog-guides/page/30'],
    ['/ru/blog/old/_payload.json', shown('payload', '/blog/old'), '/blog/old'],
    ['/ru/pricing', shown('render', '/pricing'), '/pricing'],
    ['/ru', shown('render', '/'), '/'],
    ['/ru/news/old.md', shown('markdown', '/news/old'), '/news/old'],
  ])('%s is an on-demand page', (requestPath, decision, path) => {
    const { kind } = decision;
    expect(onDemandPage(decision, requestPath)).toEqual({ kind, ...inRussian, path });
  });

  it('searches and unknown paths are not on-demand pages', () => {
    expect(onDemandPage({ ...shown('render', '/search'), caching: 'perRequest' } as Decision, '/ru/search')).toBeNull();
    const missing: Decision = { kind: 'notFound', status: 404, ...inRussian, path: '/ru/blog/x', caching: 'public' };
    expect(onDemandPage(missing, '/ru/blog/x')).toBeNull();
  });
});
