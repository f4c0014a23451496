import { beforeAll, describe, expect, it, vi } from 'vitest';
import russian from '@/messages/ru/contact.json';
import russianClient from '@/messages/ru/client.json';

type Handlers = { POST: (request: Request) => Promise<Response> };
let forms: Handlers;
let votes: Handlers;

beforeAll(async () => {
  vi.stubEnv('ZH_SITE_URL', 'https://www.facetry.cn');
  const { routeHandlers: handlers } = await import('@/lib/api/http/define-endpoint');
  const { contact } = await import('@/lib/api/endpoints/contact');
  const { helpful } = await import('@/lib/api/endpoints/helpful');
  forms = handlers(contact);
  votes = handlers(helpful);
});

/** What a browser without scripts is answered that sends too little from the page. */
function refusalOf({ POST }: Handlers, call: string, page: string, headers: Record<string, string>): Promise<Response> {
  const { origin, host } = new URL(page);
  const request = new Request(`${origin}/api/${call}`, {
    method: 'POST',
    headers: { Host: host, Referer: page, Accept: 'text/html', ...headers },
    body: new URLSearchParams({ name: 'Ada' }),
  });
  return POST(request);
}

/** The language in which a browser without scripts reads that its form was not taken. */
async function languageOf(page: string, headers: Record<string, string>): Promise<string | undefined> {
  const response = await refusalOf(forms, 'site/contact', page, headers);
  expect(response.status).toBe(400);
  return /<html lang="([^"]+)"/.exec(await response.text())?.[1];
}

const main = 'https://www.facetry.example/pre-sales';

describe('a form that is refused, sent without scripts', () => {
  it.each([
    ['an unprefixed page by nobody known', main, {}, 'en-US'],
    ['an unprefixed page by a visitor who chose Chinese', main, { Cookie: 'a=b; myLocale=zh' }, 'zh-CN'],
    ['an unprefixed page by a visitor who chose it by its tag', main, { Cookie: 'myLocale=zh-CN' }, 'zh-CN'],
    ['an unprefixed page by a reader of Traditional Chinese', main, { Cookie: 'myLocale=zh-TW' }, 'en-US'],
    ['an unprefixed page with another cookie named alike', main, { Cookie: 'x-myLocale=zh' }, 'en-US'],
    ['an unprefixed page by a Chinese browser', main, { 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh-CN'],
    [
      'an unprefixed page by a Chinese browser and an English choice',
      main,
      { Cookie: 'myLocale=en', 'Accept-Language': 'zh' },
      'en-US',
    ],
    ['the host that speaks Chinese', 'https://www.facetry.cn/pre-sales', { Cookie: 'myLocale=en' }, 'zh-CN'],
    ['a page with a prefix', 'https://www.facetry.example/ru/pre-sales', { Cookie: 'myLocale=zh' }, 'ru-RU'],
  ] as [string, string, Record<string, string>, string][])(
    'from %s is refused in its language',
    async (_, page, headers, language) => {
      expect(await languageOf(page, headers)).toBe(language);
    },
  );

  it('whose page is not told is refused in the language of an unprefixed page', async () => {
    expect(await languageOf(main, { Referer: '', 'Accept-Language': 'zh' })).toBe('zh-CN');
    expect(await languageOf('https://www.facetry.cn/pre-sales', { Referer: '' })).toBe('zh-CN');
  });

  it('is called a message, or a vote, as it is one', async () => {
    const page = 'https://www.facetry.example/ru/docs/proxies';
    const told = async (call: Handlers, path: string) => (await refusalOf(call, path, page, {})).text();
    expect(await told(forms, 'site/contact')).toContain(russianClient.contact.failed);
    expect(await told(votes, 'site/helpful')).toContain(russian.helpful.failed);
  });
});
