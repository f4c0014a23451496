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

const policyOf = (url: string, path?: string) => {
  const request = { url, headers: { host: 'www.facetry.example' }, socket: {} } as unknown as IncomingMessage;
  return String(responseHeaders('page', request, settings, [], path)['Content-Security-Policy']);
};

it.each(['/utm-link', '/ru/utm-link', '/tools?utm_source=x'])('the policy of %s allows no other origin', (url) => {
  expect(policyOf(url)).not.toContain('https:');
});

it('other pages keep the configured origins', () => {
  expect(policyOf('/pricing?from=/utm-link')).toContain('https://cdn.example');
});

it('a URL that Next.js has rewritten does not decide', () => {
  expect(policyOf('/en/internal', '/utm-link')).not.toContain('https:');
});
