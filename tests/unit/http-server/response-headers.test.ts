import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { pagePolicy } from '@/lib/http-server/content-security-policy';
import { responseHeaders, type HeaderSettings } from '@/lib/http-server/response-headers';
import { policySettings } from './policy-settings';

const settings: HeaderSettings = {
  hosts: { main: 'www.facetry.example', byLocale: {} },
  indexable: true,
  trustedProxies: 0,
  policy: pagePolicy(policySettings({ scriptOrigins: ['https://cdn.example'] })),
  serverTiming: '',
};

const headersOf = (url: string, path?: string) => {
  const request = { url, headers: { host: 'www.facetry.example' }, socket: {} } as unknown as IncomingMessage;
  return responseHeaders('page', request, settings, [], path);
};
const policyOf = (url: string, path?: string) => String(headersOf(url, path)['Content-Security-Policy']);

it.each(['/utm-link', '/ru/utm-link', '/tools?utm_source=x'])('the policy of %s allows no other origin', (url) => {
  expect(policyOf(url)).not.toContain('https:');
});

it('other pages keep the configured origins', () => {
  expect(policyOf('/pricing?from=/utm-link')).toContain('https://cdn.example');
});

it('a URL that Next.js has rewritten does not decide', () => {
  expect(policyOf('/en/internal', '/utm-link')).not.toContain('https:');
});

it.each(['/two-factor-code', '/ru/two-factor-code?utm_source=x'])('%s may ask for the camera', (url) => {
  expect(headersOf(url)['Permissions-Policy']).toMatch(/(?:^|, )camera=\(self\)(?:,|$)/);
});

it.each([
  '/',
  '/tools',
  '/cookie-converter',
  '/ru/utm-link',
  '/docs/two-factor-code',
  '/pricing?from=/two-factor-code',
])('%s may not use the camera', (url) => {
  expect(headersOf(url)['Permissions-Policy']).toMatch(/(?:^|, )camera=\(\)(?:,|$)/);
});

it('pages with and without a camera differ in nothing else', () => {
  const { 'Permissions-Policy': policy, ...rest } = headersOf('/two-factor-code');
  const { 'Permissions-Policy': usual, ...others } = headersOf('/utm-link');
  expect(rest).toEqual(others);
  expect(String(policy).replace('camera=(self)', 'camera=()')).toBe(usual);
});
