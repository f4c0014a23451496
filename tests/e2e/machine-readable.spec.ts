import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { each, send, suite, type SendOptions } from './send';

const publicPage = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
const negotiated = 'private, max-age=0, must-revalidate';

type Payload = {
  locale: string;
  title: string;
  description: string;
  headings: { level: number; text: string; id?: string }[];
  canonical: string;
  alternates: { language: string; url: string }[];
  body: string[];
};

async function json<T>(path: string, options?: SendOptions): Promise<T> {
  const { status, headers, body } = await send(path, options);
  expect(status, path).toBe(200);
  expect(headers['content-type'], path).toMatch(/^application\/json/);
  return JSON.parse(body) as T;
}

async function expectMissing(path: string, cacheControl: string, options?: SendOptions): Promise<void> {
  const { status, headers, body } = await send(path, options);
  expect(status, path).toBe(404);
  expect(headers['content-type'], path).toMatch(/^application\/json/);
  expect(headers['cache-control'], path).toBe(cacheControl);
  expect(JSON.parse(body), path).toMatchObject({ code: 404 });
}

test.describe('builds', () => {
  test('the newest build is told by its id, whatever the query', async () => {
    const { id } = await json<{ id: string }>('/builds/latest.json');
    expect(await json('/builds/latest.json?1764000000000')).toEqual({ id });
    expect(await json('/revision')).toEqual({ revision: id });
    expect((await send('/builds/latest.json')).headers['cache-control']).toBe('no-store');
  });

  test('a build tells its rules and its pages, and they answer', async () => {
    const { id } = await json<{ id: string }>('/builds/latest.json');
    const path = `/builds/meta/${id}.json`;
    const manifest = await json<{ id: string; routeRules: Record<string, unknown>; prerendered: string[] }>(path);
    expect(manifest.id).toBe(id);
    expect(manifest.routeRules['/pricing']).toEqual({
      indexable: true,
      caching: { prefixed: publicPage, unprefixed: negotiated },
    });
    expect(manifest.routeRules['/search']).toMatchObject({ indexable: false });
    expect(manifest.prerendered).toEqual(expect.arrayContaining(['/', '/ru', '/zh/pricing', '/vi/docs', '/_icons']));
    expect(manifest.prerendered.filter((one) => one.endsWith('/search'))).toEqual([]);
    expect((await send(`${path}?a=1`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await each(
      manifest.prerendered.filter((_, i) => i % 25 === 0),
      async (page) => {
        expect((await send(page)).status, page).toBe(200);
        await json(page === '/' ? '/_payload.json' : `${page}/_payload.json`);
      },
    );
  });

  test('of another build nothing is known', async () => {
    await expectMissing('/builds/meta/nothing.json', 'no-store');
    expect((await send('/builds/meta')).status).toBe(404);
    expect((await send('/builds/meta/a/b.json')).status).toBe(404);
  });
});

test.describe('the data of a page', () => {
  test('says what the page says', async () => {
    for (const path of ['/pricing', '/ru/pricing', '/zh/faq', '/blog', '/vi/docs/proxies']) {
      const $ = cheerio.load((await send(path)).body);
      const payload = await json<Payload>(`${path}/_payload.json`);
      expect(payload.title, path).toBe($('head title').text());
      expect(payload.description, path).toBe($('meta[name="description"]').attr('content'));
      expect(payload.canonical, path).toBe($('link[rel="canonical"]').attr('href'));
      expect(payload.alternates.length, path).toBe($('link[rel="alternate"][hreflang]').length);
      const first = payload.headings[0]!;
      expect(first.level, path).toBe(1);
      expect(payload.body, path).toContain(first.text);
      expect(payload.body.join('\n'), path).not.toMatch(/<\/?(?:p|li|div|span)\b/);
      for (const paragraph of $('main > div p').toArray().slice(0, 3)) {
        const text = $(paragraph).text().replace(/\s+/g, ' ').trim();
        if ($(paragraph).find('button, svg, [hidden], [aria-hidden]').length === 0 && text) {
          expect(payload.body.map((one) => one.replace(/\s+/g, ' ')).join('\n'), path).toContain(text);
        }
      }
    }
  });

  test('speaks the language that the page would', async () => {
    const localeOf = async (path: string, headers?: Record<string, string>) =>
      (await json<Payload>(path, headers ? { headers } : {})).locale;
    expect(await localeOf('/_payload.json')).toBe('en');
    expect(await localeOf('/pricing/_payload.json', { Cookie: 'myLocale=zh' })).toBe('zh');
    expect(await localeOf('/pricing/_payload.json', { 'Accept-Language': 'zh-CN' })).toBe('zh');
    expect(await localeOf('/pricing/_payload.json', { 'Accept-Language': 'ru' })).toBe('en');
    expect(await localeOf('/ru/_payload.json', { Cookie: 'myLocale=zh' })).toBe('ru');
    expect(await localeOf('/vi/docs/_payload.json')).toBe('vn');
  });

  test('is cached as the page is, and no query changes it', async () => {
    for (const path of ['/_payload.json', '/pricing/_payload.json', '/ru/_payload.json', '/ru/pricing/_payload.json']) {
      const [plain, asked] = await Promise.all([send(path), send(`${path}?0123-abc&q=x`)]);
      expect(plain.headers['cache-control'], path).toBe(path.startsWith('/ru') ? publicPage : negotiated);
      expect(plain.headers['set-cookie'], path).toBeUndefined();
      expect(plain.headers['x-robots-tag'], path).toBe('noindex');
      expect(asked.status, path).toBe(200);
      expect(asked.body, path).toBe(plain.body);
      const head = await send(path, { method: 'HEAD' });
      expect([head.status, head.body], path).toEqual([200, '']);
    }
  });

  test('is missing where there is no page, where it is elsewhere, and where each request makes it', async () => {
    await expectMissing('/nothing-here/_payload.json', negotiated);
    await expectMissing('/ru/nothing-here/_payload.json', publicPage);
    await expectMissing('/ru/helps/201/_payload.json', publicPage);
    await expectMissing('/Pricing/_payload.json', publicPage);
    await expectMissing('/_payload.json', negotiated, { headers: { 'Accept-Language': 'ru' } });
    await expectMissing('/ru/search/_payload.json?q=x', publicPage);
    await expectMissing('/ru/page-not-found/_payload.json', publicPage);
    expect((await send('/pricing/_payload.json', { method: 'POST' })).status).toBe(405);
    expect((await send('/%E0%A4%A/_payload.json')).status).toBe(400);
  });

  test('cannot be reached by its inner address', async () => {
    for (const path of [
      '/payload',
      '/payload/ru',
      '/payload/en/pricing',
      '/payload/en/..%2f..%2fpackage',
      '/ru/payload',
    ]) {
      const { status, headers } = await send(path);
      expect(status, path).toBe(404);
      expect(headers['content-type'], path).toMatch(/^text\/html/);
    }
  });
});

test.describe('islands', () => {
  type Island<T> = { key: string; lang: string; data: T };
  const island = <T>(key: string, query = '', options?: SendOptions) =>
    json<Island<T>>(`/__nuxt_island/${key}.json${query}`, options);

  test('the newest posts come in the language that is asked for', async () => {
    type Posts = { title: string; url: string; date: string }[];
    const [en, zh, vn, unknown] = await Promise.all([
      island<Posts>('latest-posts'),
      island<Posts>('latest-posts', '?lang=zh-CN'),
      island<Posts>('latest-posts', '?lang=vn'),
      island<Posts>('latest-posts', '?lang=xx'),
    ]);
    expect([en.lang, zh.lang, vn.lang, unknown.lang]).toEqual(['en-US', 'zh-CN', 'vi-VN', 'en-US']);
    for (const { url } of [...en.data, ...zh.data]) expect((await send(new URL(url).pathname)).status, url).toBe(200);
    expect(unknown.data).toEqual(en.data);
    expect(zh.data.map(({ title }) => title)).not.toEqual(en.data.map(({ title }) => title));
    // The suite's build has more posts than are listed.
    const many = await island<Posts>('latest-posts', '', suite);
    expect(many.data).toHaveLength(5);
  });

  test('the newest release, the plans and the downloads', async () => {
    const release = await island<{ version: string; date: string; url: string }>('latest-release', '?lang=fr');
    expect(release.data.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect((await send(new URL(release.data.url).pathname)).status).toBe(200);
    const { data } = await island<{ plans: { id: string }[] }>('plans');
    expect(data.plans.map(({ id }) => id)).toEqual(['free', 'solo', 'team', 'business']);
    const plain = await island<{ system: string; url: string | null }[]>('downloads');
    expect(plain.data.map(({ url }) => url)).toEqual([null, null, null, null, null]);
    const filled = await island<{ system: string; url: string | null }[]>('downloads', '', suite);
    expect(filled.data[0]).toEqual({ system: 'com_win64', url: 'https://files.example/facetry-x64.exe' });
    expect(filled.data.at(-1)).toEqual({ system: 'linux', url: null });
  });

  test('are cached like public pages; another name is missing', async () => {
    expect((await send('/__nuxt_island/plans.json')).headers['cache-control']).toBe(publicPage);
    await expectMissing('/__nuxt_island/nothing.json', publicPage);
    await expectMissing('/__nuxt_island/constructor.json', publicPage);
    for (const path of ['/islands/plans', '/__nuxt_island/plans', '/ru/__nuxt_island/plans.json']) {
      expect((await send(path)).status, path).toBe(404);
    }
  });
});
