import { beforeAll, expect, it, vi } from 'vitest';
import { peerHeader } from '@/lib/api/http/internal-headers';

let isCountedClick: typeof import('@/lib/api/links/count-clicks').isCountedClick;
beforeAll(async () => {
  vi.stubEnv('OWN_IPS', '192.0.2.0/24');
  ({ isCountedClick } = await import('@/lib/api/links/count-clicks'));
});

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const counts = (headers: Record<string, string>, method = 'GET') =>
  isCountedClick({
    slug: 'abc',
    method,
    headers: new Headers({ 'User-Agent': chrome, [peerHeader]: '198.51.100.7', ...headers }),
  });

it('a click by a visitor counts', () => {
  expect(counts({})).toBe(true);
  expect(counts({ 'Sec-GPC': '1', 'Sec-Fetch-Mode': 'navigate' })).toBe(true);
});

it.each([
  ['HEAD', {}, 'HEAD'],
  ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
  ['a prerendered page', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['a prefetch of an older browser', { Purpose: 'prefetch' }],
  ['a prefetch of an older Firefox', { 'X-Moz': 'prefetch' }],
  ['a preview of Safari', { 'X-Purpose': 'preview' }],
  ['a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a link preview', { 'User-Agent': 'facebookexternalhit/1.1' }],
  ['an address of the operator', { [peerHeader]: '192.0.2.9' }],
])('%s does not count', (_, headers, method = 'GET') => {
  expect(counts(headers, method)).toBe(false);
});
