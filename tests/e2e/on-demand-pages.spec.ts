import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { gunzipSync } from 'node:zlib';
import { e2eUrl } from '@/scripts/e2e-environment';
import { siteArticles } from '../articles';
import { e2eBuild } from '../builds';
import { fullOnly } from '../sampling';
import { waitForHydration } from './hydrated';
import { buildFiles } from './build-files';
import { e2e, e2eZh, forEachConcurrent, readHtml, send, type TestResponse } from './send-request';

/**
 * The e2e build prerenders only some articles. The others are generated on first request and respond like prerendered
 * ones.
 */

const helps = siteArticles()
  .helps.filter(({ updated }) => !updated)
  .map(({ id }) => `/helps/${id}`);

/** Two articles written in every language, one prerendered and one on demand, and one written only in English. */
const [prerendered, onDemand, untranslated] = [`/ru${helps[0]}`, `/ru${helps.at(-1)}`, '/ru/blog/sample-note-1'];

const isBuilt = (path: string) => existsSync(`${e2eBuild()}/server/app${path}.html`);

/** Response attributes that do not depend on the page's content. */
function comparable({ status, headers }: TestResponse): Record<string, unknown> {
  const { date: _date, etag, 'content-length': length, 'content-security-policy': policy, ...rest } = headers;
  return {
    status,
    rest,
    etag: /^"[\w-]{22}(?:-br|-gz)?"$/.test(etag ?? ''),
    length: Number(length) > 1000,
    policy: String(policy).replaceAll(/'sha256-[\w+/=]+'/g, 'a hash'),
  };
}

/** Elements of a page's head and header, with the names of their attributes. */
function outline(body: string): string[] {
  const $ = cheerio.load(body);
  return $('head *, header, header *')
    .not('article *')
    .toArray()
    .map((element) => `${element.name} ${Object.keys(element.attribs).toSorted().join(' ')}`)
    .toSorted();
}

test('an on-demand article responds like a prerendered one', fullOnly, async () => {
  expect([prerendered, onDemand, untranslated].map(isBuilt)).toEqual([true, false, false]);
  const kinds: Record<string, string>[] = [{}, { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'gzip' }];
  for (const headers of kinds) {
    for (const method of ['GET', 'HEAD']) {
      const [first, second] = [
        await send(prerendered, { ...e2e, headers, method }),
        await send(onDemand, { ...e2e, headers, method }),
      ];
      expect(comparable(second), `${method} ${JSON.stringify(headers)}`).toEqual(comparable(first));
      if (method === 'HEAD') expect(second.bytes).toHaveLength(0);
    }
  }
  const [first, second] = [await send(prerendered, e2e), await send(onDemand, e2e)];
  expect(outline(second.body)).toEqual(outline(first.body));
  // Its Flight data is deduplicated.
  expect(second.body).toContain('document.querySelectorAll("[data-dedupe]")');
  const zipped = await send(onDemand, { ...e2e, headers: { 'Accept-Encoding': 'gzip' } });
  expect(gunzipSync(zipped.bytes).toString()).toBe(second.body);
});

test('an untranslated on-demand article is marked as English', async () => {
  const $ = await readHtml(untranslated, e2e);
  expect($('article').attr('lang') ?? $('article [lang]').attr('lang')).toBe('en-US');
  expect($('link[rel=canonical]').attr('href')).toBe(`${e2eUrl}/blog/sample-note-1`);
});

test('an on-demand article is revalidated with 304', async () => {
  const { headers } = await send(onDemand, e2e);
  const repeated = await send(onDemand, { ...e2e, headers: { 'If-None-Match': headers.etag! } });
  expect(repeated.status).toBe(304);
  expect(repeated.bytes).toHaveLength(0);
});

test('concurrent first requests for an on-demand article get the same response', fullOnly, async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => send('/fr/blog/sample-note-2', e2e)));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(responses[0]!.status).toBe(200);
});

test('an on-demand article uses the language of its path or host and has Markdown and page data', async () => {
  const lang = async (path: string, to = e2e) =>
    cheerio
      .load((await send(path, to)).body)('html')
      .attr('lang');
  expect(await lang('/blog/sample-note-3')).toBe('en-US');
  expect(await lang('/th/blog/sample-note-3')).toBe('th-TH');
  expect(await lang('/blog/sample-note-3', e2eZh)).toBe('zh-CN');
  const markdown = await send('/blog/sample-note-3.md', e2e);
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers['x-robots-tag']).toBe('noindex');
  expect(markdown.body).toMatch(/^# Sample note number 3/);
  const { body, headers } = await send('/ru/blog/sample-note-3/_payload.json', e2e);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body)).toMatchObject({ locale: 'ru', canonical: `${e2eUrl}/blog/sample-note-3` });
  expect((await send('/ru/blog/sample-note-3.md', e2e)).status).toBe(404);
});

test('an on-demand article opens by link and by URL without errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${e2eUrl}/ru/blog/page/2`);
  await waitForHydration(page);
  await page.locator('main a[href="/ru/blog/sample-note-4"]').first().click();
  await expect(page.locator('h1')).toContainText('Sample note number 4');
  await page.goto(`${e2eUrl}/ru/blog/sample-note-5`);
  await waitForHydration(page);
  await expect(page.locator('h1')).toContainText('Sample note number 5');
  expect(errors).toEqual([]);
});

test('unknown paths are not generated on demand', fullOnly, async () => {
  await send(onDemand, e2e);
  const before = new Set(buildFiles(e2eBuild()));
  const paths = Array.from({ length: 100 }, (_, index) => [
    `/ru/blog/sample-note-${index + 1000}`,
    `/blog/page/${index + 1000}`,
    `/assets/blog/sample-note-${index + 1000}`,
    `/_next/blog/sample-note-${index + 1000}`,
    `/ru/blog/sample-note-${index + 1000}.md`,
    `/ru/blog/sample-note-${index + 1000}.rsc`,
    `/ru/blog/sample-note-${index + 1000}/_payload.json`,
  ]).flat();
  for (const headers of [{}, { RSC: '1' }] as Record<string, string>[]) {
    await forEachConcurrent(paths, async (path) => {
      const { status } = await send(path, { ...e2e, headers });
      expect(status === 404 || (headers.RSC === '1' && status === 307), `${path} ${status}`).toBe(true);
    });
  }
  // Other tests may have generated existing pages meanwhile.
  const created = buildFiles(e2eBuild()).filter((file) => !before.has(file));
  const unexpected = created.filter((file) => /sample-note-1\d{3}|page\/1\d{3}/.test(readFileSync(file, 'latin1')));
  expect(unexpected).toEqual([]);
});
