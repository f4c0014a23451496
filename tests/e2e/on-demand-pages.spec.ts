import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { gunzipSync } from 'node:zlib';
import { e2eUrl } from '@/scripts/e2e-environment';
import { suiteBuild } from '../builds';
import { fullOnly } from '../sampling';
import { isHydrated } from './hydrated';
import { buildFiles } from './build-files';
import { each, send, suite, zhSuite, type Answer } from './send';

/**
 * The suite's build makes fewer articles than there are. What it leaves out is made when somebody asks for it first, and
 * answers as what the build has made.
 */

/** Two articles that are written in every language, one made with the build and one not; and one that is in English alone. */
const [made, older, foreign] = [
  '/ru/helps/add-and-check-a-proxy',
  '/ru/helps/install-on-macos',
  '/ru/blog/sample-note-1',
];

const isMade = (path: string) => existsSync(`${suiteBuild()}/server/app${path}.html`);

/** What does not follow from the page's own words. */
function toldOf({ status, headers }: Answer): Record<string, unknown> {
  const { date: _date, etag, 'content-length': length, 'content-security-policy': policy, ...rest } = headers;
  return {
    ...{ status, rest },
    etag: /^"[\w-]{22}(?:-br|-gz)?"$/.test(etag ?? ''),
    length: Number(length) > 1000,
    policy: String(policy).replaceAll(/'sha256-[\w+/=]+'/g, 'a hash'),
  };
}

/** The elements of a page's head and of the site's header, with their attributes' names. */
function outline(body: string): string[] {
  const $ = cheerio.load(body);
  return $('head *, header, header *')
    .not('article *')
    .toArray()
    .map((one) => `${one.name} ${Object.keys(one.attribs).toSorted().join(' ')}`)
    .toSorted();
}

test('an older article answers as one that the build has made', async () => {
  expect([made, older, foreign].map(isMade)).toEqual([true, false, false]);
  const kinds: Record<string, string>[] = [{}, { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'gzip' }];
  for (const headers of kinds) {
    for (const method of ['GET', 'HEAD']) {
      const [one, other] = [
        await send(made, { ...suite, headers, method }),
        await send(older, { ...suite, headers, method }),
      ];
      expect(toldOf(other), `${method} ${JSON.stringify(headers)}`).toEqual(toldOf(one));
      if (method === 'HEAD') expect(other.bytes).toHaveLength(0);
    }
  }
  const [one, other] = [await send(made, suite), await send(older, suite)];
  expect(outline(other.body)).toEqual(outline(one.body));
  // All that it says, it says once.
  expect(other.body).toContain('document.querySelectorAll("[data-dedupe]")');
  const zipped = await send(older, { ...suite, headers: { 'Accept-Encoding': 'gzip' } });
  expect(gunzipSync(zipped.bytes).toString()).toBe(other.body);
});

test('one that is in English for readers of another language says so', async () => {
  const $ = cheerio.load((await send(foreign, suite)).body);
  expect($('article').attr('lang') ?? $('article [lang]').attr('lang')).toBe('en-US');
  expect($('link[rel=canonical]').attr('href')).toBe(`${e2eUrl}/blog/sample-note-1`);
});

test('a browser that has it already is told so', async () => {
  const { headers } = await send(older, suite);
  const again = await send(older, { ...suite, headers: { 'If-None-Match': headers.etag! } });
  expect(again.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
});

test('the first requests for it at the same time are answered alike', fullOnly, async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('/fr/blog/sample-note-2', suite)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]!.status).toBe(200);
});

test('it speaks the language of its address and of its host, and has its copies', async () => {
  const lang = async (path: string, to = suite) =>
    cheerio
      .load((await send(path, to)).body)('html')
      .attr('lang');
  expect(await lang('/blog/sample-note-3')).toBe('en-US');
  expect(await lang('/th/blog/sample-note-3')).toBe('th-TH');
  expect(await lang('/blog/sample-note-3', zhSuite)).toBe('zh-CN');
  const markdown = await send('/blog/sample-note-3.md', suite);
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers['x-robots-tag']).toBe('noindex');
  expect(markdown.body).toMatch(/^# Sample note number 3/);
  const { body, headers } = await send('/ru/blog/sample-note-3/_payload.json', suite);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body)).toMatchObject({ locale: 'ru', canonical: `${e2eUrl}/blog/sample-note-3` });
  expect((await send('/ru/blog/sample-note-3.md', suite)).status).toBe(404);
});

test('it opens by a link as by its address, without a complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${e2eUrl}/ru/blog/page/2`);
  await isHydrated(page);
  await page.locator('main a[href="/ru/blog/sample-note-4"]').first().click();
  await expect(page.locator('h1')).toContainText('Sample note number 4');
  await page.goto(`${e2eUrl}/ru/blog/sample-note-5`);
  await isHydrated(page);
  await expect(page.locator('h1')).toContainText('Sample note number 5');
  expect(complaints).toEqual([]);
});

test('addresses that lead nowhere are made by nobody', fullOnly, async () => {
  await send(older, suite);
  const before = new Set(buildFiles(suiteBuild()));
  const paths = Array.from({ length: 100 }, (_, nth) => [
    `/ru/blog/sample-note-${nth + 1000}`,
    `/blog/page/${nth + 1000}`,
    `/assets/blog/sample-note-${nth + 1000}`,
    `/_next/blog/sample-note-${nth + 1000}`,
    `/ru/blog/sample-note-${nth + 1000}.md`,
    `/ru/blog/sample-note-${nth + 1000}.rsc`,
    `/ru/blog/sample-note-${nth + 1000}/_payload.json`,
  ]).flat();
  for (const headers of [{}, { RSC: '1' }] as Record<string, string>[]) {
    await each(paths, async (path) => {
      const { status } = await send(path, { ...suite, headers });
      expect(status === 404 || (headers.RSC === '1' && status === 307), `${path} ${status}`).toBe(true);
    });
  }
  // Other tests may have had pages made meanwhile that are there.
  const made = buildFiles(suiteBuild()).filter((file) => !before.has(file));
  const asked = made.filter((file) => /sample-note-1\d{3}|page\/1\d{3}/.test(readFileSync(file, 'latin1')));
  expect(asked).toEqual([]);
});
