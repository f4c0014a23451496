import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { popularHelpArticles } from '@/lib/content/article-lists';
import { localeCodes } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { currentPath, siteArticles } from '../articles';
import { sample } from '../sampling';
import { openHydrated } from './hydrated';
import { readHtml, send } from './send-request';

/** The search page without scripts, the targets of its results, and the search index. */

const searchPath = (query: string, more = '') => `/search?q=${encodeURIComponent(query)}${more}`;

test('a result links to the matching heading and shows an excerpt', async () => {
  const $ = await readHtml(searchPath('tls handshake failed'));
  const first = $('main ol li:has(h2)').first();
  const [path, anchor] = first.find('h2 a').attr('href')!.split('#');
  expect(path).toBe(currentPath('/helps/proxy-check-errors'));
  expect(first.find('mark').length).toBeGreaterThan(2);
  expect((await readHtml(path!))(`[id="${anchor}"]`).text()).toBe('TLS handshake failed');
});

test('every heading that results link to exists', async () => {
  for (const [locale, query] of [
    ...([
      ['en', 'proxy'],
      ['en', 'is there a free plan'],
      ['zh', '代理'],
      ['th', 'โปรไฟล์'],
      ['ru', 'комп’ютер профиль'],
    ] as const),
  ]) {
    const $ = await readHtml(canonicalPath(locale, '/search') + searchPath(query).slice('/search'.length));
    const links = $('main ol li h2 a')
      .toArray()
      .map((link) => $(link).attr('href')!);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links.filter((href) => href.includes('#')).slice(0, 5)) {
      const { pathname, hash } = new URL(link, 'http://localhost');
      const page = await send(pathname);
      expect(cheerio.load(page.body)(`[id="${decodeURIComponent(hash.slice(1))}"]`).length, link).toBe(1);
    }
  }
});

test('results can be filtered by category, and filters show their counts', async () => {
  const $ = await readHtml(searchPath('proxy'));
  const filters = $('main nav a[href*="q=proxy"]:has(small)').toArray();
  expect(filters.length).toBeGreaterThan(3);
  const counts = filters.map((link) => Number($(link).find('small').text()));
  expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0));
  const docs = await readHtml(searchPath('proxy', '&kind=docs'));
  const links = docs('main ol li h2 a')
    .toArray()
    .map((link) => docs(link).attr('href')!);
  expect(links).toHaveLength(
    Math.min(20, counts[filters.findIndex((link) => $(link).attr('href')!.includes('kind=docs'))]!),
  );
  for (const link of links) expect(link).toMatch(/^\/docs\//);
  expect(docs('main nav a[aria-current]').attr('href')).toContain('kind=docs');
  expect((await readHtml(searchPath('proxy', '&kind=nonsense')))('main ol li h2')).toHaveLength(20);
});

test('pagination covers all results, and pages beyond the last show the last', async () => {
  const $ = await readHtml(searchPath('proxy'));
  const count = Number($('main nav a[href$="q=proxy"] small').text());
  const pages = $('main ol ~ nav a')
    .toArray()
    .map((link) => $(link).attr('href')!);
  expect(pages).toHaveLength(Math.ceil(count / 20));
  const links = new Set<string>();
  for (const href of pages) {
    const page = await readHtml(href);
    expect(page('meta[name=robots]').attr('content')).toContain('noindex');
    expect(page('main ol ~ nav a[aria-current=page]').attr('href')).toBe(href);
    for (const link of page('main ol li h2 a').toArray()) links.add(page(link).attr('href')!.split('#')[0]!);
  }
  expect(links.size).toBe(count);
  const pastLastPage = await readHtml(searchPath('proxy', '&page=99999'));
  expect(pastLastPage('main ol ~ nav a[aria-current=page]').attr('href')).toBe(pages.at(-1));
  expect((await readHtml(searchPath('proxy', '&page=-1')))('main ol li h2')).toHaveLength(20);
});

test('a misspelled query returns results and a suggestion', async () => {
  const $ = await readHtml(searchPath('fingreprint'));
  expect($('main a[href="/search?q=fingerprint"]').text()).toBe('fingerprint');
  expect($('main ol li h2').length).toBeGreaterThan(3);
});

test('an empty result links to popular pages', async () => {
  const $ = await readHtml(searchPath('zzzzqqqq'));
  const [popular] = popularHelpArticles(siteArticles());
  expect($('output').text()).toContain('zzzzqqqq');
  expect($(`main a[href="/helps/${popular!.id}"]`)).toHaveLength(1);
  expect($('main a[href="/docs"]').length).toBeGreaterThan(0);
});

test('no query breaks the search page or is injected as markup', async () => {
  const unusualQueries = [
    '<script>alert(1)</script>',
    '"><img src=x>',
    '(((',
    '.*',
    '\\',
    '🙂🙂',
    '\u202Eyxorp',
    '%',
    'ⓟⓡⓞⓧⓨ',
  ];
  for (const query of [...unusualQueries, 'x'.repeat(3000), 'proxy '.repeat(400)]) {
    const { status, body } = await send(searchPath(query));
    expect(status, query.slice(0, 20)).toBe(200);
    const $ = cheerio.load(body);
    expect($('main script:not([type="application/ld+json"]), main img[src=x]')).toHaveLength(0);
    expect($('main input[name=q]').attr('value')!.length).toBeLessThanOrEqual(200);
  }
  for (const query of ['%FF%FE', '%00', '%ED%A0%80', 'a&q=b', '&kind=docs']) {
    expect((await send(`/search?q=${query}`)).status, query).toBe(200);
  }
});

test('untranslated results are marked as English', async () => {
  const $ = await readHtml('/th/search?q=proxy%20profile');
  const results = $('main ol li:has(h2)').toArray();
  expect(results.length).toBeGreaterThan(3);
  for (const result of results) {
    const isForeign = $(result).attr('lang') === 'en-US';
    expect($(result).find('[role=img][aria-label]').length).toBe(isForeign ? 1 : 0);
  }
});

test('the index exists in every language, in immutable shards', async () => {
  for (const locale of sample(localeCodes, 3)) {
    const entry = await send(`/search-index/${locale}.json`, { headers: { 'accept-encoding': 'gzip' } });
    expect(entry.headers['cache-control']).toContain('s-maxage=60');
    const { head } = JSON.parse(entry.body) as { head: string };
    const response = await send(`/search-index/${head}.json`);
    expect(response.headers['cache-control']).toContain('immutable');
    const { words, places, pages } = JSON.parse(response.body) as Record<string, [string][]>;
    const compressed = await send(`/search-index/${words![0]![0]}.json`, { headers: { 'accept-encoding': 'gzip' } });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(compressed.bytes).toString())).toBeTruthy();
    for (const [name] of [...words!, ...places!, ...pages!]) {
      expect((await send(`/search-index/${name}.json`, { method: 'HEAD' })).status, name).toBe(200);
    }
  }
  for (const name of ['xx.json', 'en-head.0000000000.json', 'en', 'en-pages-0.json', '..%2Fbuild-record.json']) {
    expect((await send(`/search-index/${name}`)).status, name).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and results are links', async ({ page }) => {
    await page.goto(searchPath('rate limit'));
    await page.locator('main nav a[href*="kind=docs"]').click();
    await page.waitForURL('**/search?q=rate+limit&kind=docs');
    await page.locator('main ol h2 a').first().click();
    await page.waitForURL(`**${currentPath('/docs/local-api-authentication')}#rate-limit`);
    await expect(page.locator('#rate-limit')).toBeInViewport();
  });
});

test('a result that links to a question opens it', async ({ page }) => {
  await openHydrated(page, searchPath('is there a free plan'));
  await page.locator('main ol h2 a[href="/faq#plans-free"]').click();
  await page.waitForURL('**/faq#plans-free');
  await expect(page.locator('#plans-free p').first()).toBeVisible();
});
