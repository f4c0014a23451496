import { beforeAll, expect, it, vi } from 'vitest';
import type * as VisitorLocale from '@/lib/api/http/visitor-locale';

let visitorLocale: (typeof VisitorLocale)['visitorLocale'];
let post: (request: Request) => Promise<Response>;

beforeAll(async () => {
  vi.stubEnv('ZH_SITE_URL', 'https://www.facetry.cn');
  ({ visitorLocale } = await import('@/lib/api/http/visitor-locale'));
  const { respondTo } = await import('@/lib/api/http/define-endpoint');
  const { endpoint: recordSource } = await import('@/lib/api/endpoints/record-source');
  post = (request) => respondTo(recordSource, request);
});

const endpoint = 'https://api.facetry.example/sys/user/passport/record-source';

it.each([
  ['https://www.facetry.example/ru/pricing', { Cookie: 'myLocale=zh' }, 'ru'],
  ['https://www.facetry.example/vi/docs', {}, 'vn'],
  ['https://www.facetry.example/zh/pricing', { Cookie: 'myLocale=en' }, 'zh'],
  ['https://www.facetry.example/pricing', {}, 'en'],
  ['https://www.facetry.example/pricing', { Cookie: 'a=1; myLocale=zh' }, 'zh'],
  ['https://www.facetry.example/pricing', { Cookie: 'myLocale=zh-CN', 'Accept-Language': 'en' }, 'zh'],
  ['https://www.facetry.example/pricing', { Cookie: 'myLocale=ru', 'Accept-Language': 'ru' }, 'en'],
  ['https://www.facetry.example/pricing', { 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh'],
  ['https://www.facetry.example/pricing', { 'Accept-Language': 'zh-TW' }, 'en'],
  ['https://www.facetry.cn/pricing', { Cookie: 'myLocale=en' }, 'zh'],
  ['', { Cookie: 'myLocale=zh' }, 'zh'],
  ['nonsense', {}, 'en'],
] as [string, Record<string, string>, string][])(
  'a landing on %j with %j is stored with the locale %s',
  (page, headers, locale) => {
    expect(visitorLocale(page, new Request(endpoint, { method: 'POST', headers }))).toBe(locale);
  },
);

it.each(['xx', 'zh-CN', '', 7])('a landing with an unknown locale is rejected: %j', async (locale) => {
  const body = new FormData();
  body.set('source_data', JSON.stringify({ page_url: 'https://www.facetry.example/', locale }));
  expect((await post(new Request(endpoint, { method: 'POST', body }))).status).toBe(400);
});
