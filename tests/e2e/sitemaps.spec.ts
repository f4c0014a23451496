import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { validateXML } from 'xmllint-wasm';
import { locales } from '@/lib/i18n/locales';
import { partlyTranslated, translated } from '../articles';
import { send } from './send-request';
import { listedUrls, origin } from './sitemap-urls';

const schema = { fileName: 'sitemap.xsd', contents: readFileSync('tests/e2e/sitemap.xsd', 'utf8') };

async function errorsOf(path: string): Promise<readonly unknown[]> {
  const { status, headers, body } = await send(path);
  expect(status, path).toBe(200);
  expect(headers['content-type'], path).toBe('application/xml; charset=utf-8');
  const { errors } = await validateXML({ xml: { fileName: 'sitemap.xml', contents: body }, schema });
  return errors;
}

test('the sitemap index lists one valid sitemap per language', async () => {
  for (const path of ['/sitemap.xml', '/index-sitemap.xml']) {
    expect(await errorsOf(path)).toEqual([]);
    const $ = cheerio.load((await send(path)).body, { xml: true });
    const named = $('loc')
      .toArray()
      .map((loc) => $(loc).text());
    expect(named).toEqual(locales.map(({ language }) => `${origin}/${language}-sitemap.xml`));
  }
  for (const { language } of locales) expect(await errorsOf(`/${language}-sitemap.xml`), language).toEqual([]);
});

test('a sitemap lists each URL once, and articles with their last modification', async () => {
  const urls = (await listedUrls()).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  const { body } = await send('/en-US-sitemap.xml');
  const entry = (path: string) => new RegExp(`<loc>${origin}${path}</loc>\\s*<lastmod>(.*?)</lastmod>`).exec(body)?.[1];
  expect(entry(translated('blog', { where: ({ updated }) => updated !== undefined }).path)).toMatch(
    /^20\d\d-\d\d-\d\d$/,
  );
  expect(entry('/pricing')).toBeUndefined();
  expect(body).not.toMatch(/<loc>[^<]*\/(?:search|error|_icons|en)(?:\/|<)/);
});

test('articles without a translation are listed in English only', async () => {
  const { path: docs } = partlyTranslated();
  const { body } = await send('/ko-KR-sitemap.xml');
  expect(body).toContain(`<loc>${origin}/ko/docs</loc>`);
  expect(body).toContain(`<loc>${origin}/ko${translated('blog').path}</loc>`);
  expect(body).not.toContain(`/ko${docs}`);
  expect((await send('/en-US-sitemap.xml')).body).toContain(`<loc>${origin}${docs}</loc>`);
  expect((await send('/ru-RU-sitemap.xml')).body).toContain('/ru/solutions/betting');
  expect((await send('/zh-CN-sitemap.xml')).body).toContain(`<loc>${origin}/zh/solutions/media-market</loc>`);
});

test('unknown sitemaps do not exist', async () => {
  for (const path of ['/en-US-sitemap-2.xml', '/xx-XX-sitemap.xml', '/en-US-sitemap-1.xml', '/en-US-sitemap-0.xml']) {
    const { status, body } = await send(path, { headers: { 'Accept-Language': 'zh-CN' } });
    expect(status, path).toBe(404);
    expect(body, path).toContain('<html lang="zh-CN"');
    expect(body, path).toContain(`<bdi>${path}</bdi>`);
  }
});

test('robots.txt disallows nothing and lists the sitemap index', async () => {
  const { body, headers } = await send('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(body).not.toContain('Disallow');
});
