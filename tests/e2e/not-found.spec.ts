import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { pickArticle, siteArticles } from '../articles';
import { sample } from '../sampling';
import { readHtml, send } from './send-request';

const notFoundMessage = (locale: string) =>
  (JSON.parse(readFileSync(`messages/${locale}/errors.json`, 'utf8')) as { notFound: string }).notFound;

for (const locale of sample(localeCodes, 2)) {
  test(`the not-found page is rendered on the server in ${locale}`, async () => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const { status, body } = await send(`${prefix}/no/such%20page?utm_source=x`);
    expect(status).toBe(404);
    const $ = cheerio.load(body);
    expect($('html').attr('lang')).toBe(languageTag(locale));
    expect(withPlainSpaces($('main').text())).toContain(
      notFoundMessage(locale).replace('{path}', `${prefix}/no/such page`),
    );
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
    expect($('title').text()).toMatch(/404.* \| Facetry$/);
    expect($('h1')).toHaveLength(1);
    const links = $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
    const pages = ['search', 'download', 'pricing', 'helps', 'blog'];
    expect(links).toEqual([prefix || '/', ...pages.map((page) => `${prefix}/${page}`)]);
  });
}

test('a not-found page suggests similar pages of its language in the server’s HTML', async () => {
  // The only article whose path starts with the requested one.
  const { path: article } = pickArticle('docs', {
    where: ({ id }) => siteArticles().docs.filter((other) => other.id.startsWith(id.slice(0, -4))).length === 1,
  });
  for (const [path, first] of [
    [article.slice(0, -4), article],
    ['/ru/pricng', '/ru/pricing'],
    ['/zh/donwload', '/zh/download'],
  ] as const) {
    const { status, body } = await send(path);
    expect(status, path).toBe(404);
    const locale = /^\/(ru|zh)/.exec(path)?.[1] ?? 'en';
    const { similarPages } = JSON.parse(readFileSync(`messages/${locale}/errors.json`, 'utf8')) as {
      similarPages: string;
    };
    const $ = cheerio.load(body);
    expect($('main').text().replaceAll('\u00a0', ' '), path).toContain(similarPages);
    expect($(`main a[href="${first}"]`).first().text(), path).toBe(first);
  }
});

test('a hostile path is shown as text, never as markup', async () => {
  const { status, body } = await send('/%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27');
  expect(status).toBe(404);
  expect(body).not.toContain('<script>alert');
  expect(cheerio.load(body)('main').text()).toContain('<script>alert(1)</script>"\'');
});

test('a path with a direction override or other invisible characters is isolated and shown without them', async () => {
  const { body } = await send('/ru/%D7%90%E2%80%AEgpj.exe%E2%80%8B');
  expect(body).toContain('<bdi>/ru/אgpj.exe</bdi>');
});

test('an unprefixed not-found page is in the visitor’s language', async () => {
  const { body } = await send('/nothing-here', { headers: { Cookie: 'myLocale=zh' } });
  expect(cheerio.load(body)('html').attr('lang')).toBe('zh-CN');
});

test('a removed page responds with 410 and a notice', async () => {
  const { status, body } = await send('/ru/free-proxies');
  expect(status).toBe(410);
  expect(cheerio.load(body)('title').text()).toMatch(/ \| Facetry$/);
  const { gone } = JSON.parse(readFileSync('messages/ru/errors.json', 'utf8')) as { gone: string };
  expect(withPlainSpaces(cheerio.load(body)('main').text())).toContain(gone.replace('{path}', '/ru/free-proxies'));
});

test('internal paths of the application are not reachable', async () => {
  for (const path of [
    '/page-not-found',
    '/ru/page-not-found',
    '/en-US/1',
    '/blog-category/guides',
    '/feeds/en/blog/rss',
  ]) {
    expect((await send(path)).status, path).not.toBe(200);
  }
});

test('a malformed path is rejected with a short page in the language of its prefix', async () => {
  for (const [path, language] of [
    ['/%E0%A4%A', 'en-US'],
    ['/ru/%E0%A4%A', 'ru-RU'],
    [`/th/${'a'.repeat(2000)}`, 'th-TH'],
    ['/a%00b', 'en-US'],
  ] as const) {
    const { status, body } = await send(path);
    expect(status, path).toBe(400);
    expect(cheerio.load(body)('html').attr('lang'), path).toBe(language);
    expect(body.length, path).toBeLessThan(1500);
  }
});

test('the error pages are noindex and use the error layout', async () => {
  for (const path of ['/error/404', '/zh/error/502', '/th/error/404']) {
    const { status, body } = await send(path);
    const $ = cheerio.load(body);
    expect(status, path).toBe(200);
    expect($('meta[name=robots]').attr('content'), path).toContain('noindex');
    // The error layout: a logo that links to the home page, no menus.
    expect($('nav')).toHaveLength(0);
    expect($('header a')).toHaveLength(1);
  }
});

test('the server error page links to a retry, the home page, help, sales and the blog', async () => {
  const $ = await readHtml('/th/error/502');
  const hrefs = $('main a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(hrefs).toEqual(['', '/th', '/th/helps', '/th/pre-sales', '/th/blog']);
});

test('the plain build does not contain the e2e pages', async () => {
  for (const path of ['/throws', '/ru/throws', '/blog-throws', '/components', '/ru/components'])
    expect((await send(path)).status, path).toBe(404);
});
