import { beforeAll, expect, it, vi } from 'vitest';
import type * as DefineEndpoint from '@/lib/api/http/define-endpoint';
import russian from '@/messages/ru/contact.json';
import russianClient from '@/messages/ru/client.json';

type Endpoint = DefineEndpoint.Endpoint;

let respondTo: typeof DefineEndpoint.respondTo;
let contact: Endpoint;
let helpful: Endpoint;

beforeAll(async () => {
  vi.stubEnv('ZH_SITE_URL', 'https://www.facetry.cn');
  ({ respondTo } = await import('@/lib/api/http/define-endpoint'));
  ({ endpoint: contact } = await import('@/lib/api/endpoints/contact'));
  ({ endpoint: helpful } = await import('@/lib/api/endpoints/helpful'));
});

/** The response to a form with missing fields that a page submits without scripts. */
function submitInvalid(endpoint: Endpoint, page: string, headers: Record<string, string> = {}): Promise<Response> {
  const { origin, host } = new URL(page);
  const request = new Request(`${origin}/api/${endpoint.path}`, {
    method: 'POST',
    headers: { Host: host, Referer: page, Accept: 'text/html', ...headers },
    body: new URLSearchParams({ name: 'Ada' }),
  });
  return respondTo(endpoint, request);
}

/** The language of the error page after a form is submitted without scripts. */
async function languageOf(page: string, headers: Record<string, string>): Promise<string | undefined> {
  const response = await submitInvalid(contact, page, headers);
  expect(response.status).toBe(400);
  return /<html lang="([^"]+)"/.exec(await response.text())?.[1];
}

const main = 'https://www.facetry.example/pre-sales';

it.each([
  ['an unprefixed page without hints', main, {}, 'en-US'],
  ['an unprefixed page by a visitor who chose Chinese', main, { Cookie: 'a=b; myLocale=zh' }, 'zh-CN'],
  ['an unprefixed page by a visitor with the tag of Chinese', main, { Cookie: 'myLocale=zh-CN' }, 'zh-CN'],
  ['an unprefixed page by a reader of Traditional Chinese', main, { Cookie: 'myLocale=zh-TW' }, 'en-US'],
  ['an unprefixed page with another cookie whose name ends the same', main, { Cookie: 'x-myLocale=zh' }, 'en-US'],
  ['an unprefixed page by a Chinese browser', main, { 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh-CN'],
  [
    'an unprefixed page by a visitor who chose English',
    main,
    { Cookie: 'myLocale=en', 'Accept-Language': 'zh' },
    'en-US',
  ],
  ['the Chinese host', 'https://www.facetry.cn/pre-sales', { Cookie: 'myLocale=en' }, 'zh-CN'],
  ['a prefixed page', 'https://www.facetry.example/ru/pre-sales', { Cookie: 'myLocale=zh' }, 'ru-RU'],
] as [string, string, Record<string, string>, string][])(
  'a rejected form from %s is answered in its language',
  async (_, page, headers, language) => {
    expect(await languageOf(page, headers)).toBe(language);
  },
);

it('a rejected form without a referrer is answered in the language of an unprefixed page', async () => {
  expect(await languageOf(main, { Referer: '', 'Accept-Language': 'zh' })).toBe('zh-CN');
  expect(await languageOf('https://www.facetry.cn/pre-sales', { Referer: '' })).toBe('zh-CN');
});

it('the error page names the kind of form: a message or a vote', async () => {
  const page = 'https://www.facetry.example/ru/docs/proxies';
  const textOf = async (endpoint: Endpoint) => (await submitInvalid(endpoint, page)).text();
  expect(await textOf(contact)).toContain(russianClient.contact.failed);
  expect(await textOf(helpful)).toContain(russian.helpful.failed);
});
