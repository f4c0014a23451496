import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { canonicalPath, type PagePath } from '@/lib/i18n/locale-paths';
import { matchRoute } from '@/lib/urls/match-route';
import { pickArticle } from '../articles';
import { pageKinds } from './page-kinds';
import { e2e, e2eZh, forEachConcurrent, readHtml, send } from './send-request';
import { e2eBuild } from '../builds';
import { isFull, sample } from '../sampling';
import { e2eUrl, zhUrl } from '@/scripts/e2e-environment';

/**
 * These tests use the e2e server, whose build has a separate host for Chinese: another test counts the files of the
 * plain build. They run serially, because one of them counts the images.
 */
test.describe.configure({ mode: 'default' });

/** A short run takes half of all kinds in each of two languages; the others are checked on their home page. */
const whole: readonly LocaleCode[] = isFull ? localeCodes : ['en', 'zh'];
const sharedKinds = pageKinds.filter((path) => matchRoute(path)!.route.indexable);

/** Budget of an image in bytes. */
const maxBytes = 40_000;

/** Returns the URL of the image in the head of a page. */
async function getImageUrl(locale: LocaleCode, path: PagePath): Promise<URL> {
  const { body } = await (locale === 'zh' ? send(path, e2eZh) : send(canonicalPath(locale, path), e2e));
  const $ = cheerio.load(body);
  const page = `${locale} ${path}`;
  const imageUrl = $('meta[property="og:image"]').attr('content') ?? '';
  expect($('meta[name="twitter:image"]').attr('content'), page).toBe(imageUrl);
  expect($('meta[name="twitter:card"]').attr('content'), page).toBe('summary_large_image');
  expect($('meta[property="og:image:width"]').attr('content'), page).toBe('1200');
  expect($('meta[property="og:image:height"]').attr('content'), page).toBe('630');
  expect($('meta[property="og:image:alt"]').attr('content'), page).toBeTruthy();
  expect(new URL(imageUrl).origin, page).toBe(new URL($('link[rel=canonical]').attr('href')!).origin);
  return new URL(imageUrl);
}

test('every kind of page has an immutable Open Graph image in its language', async () => {
  test.setTimeout(900_000);
  const pages = localeCodes.flatMap((locale) =>
    (whole.includes(locale) ? sample(sharedKinds, 2, whole.indexOf(locale)) : ['/'])
      .filter((path) => servedLocales(path).includes(locale))
      .map((path) => ({ locale, path })),
  );
  const sizes: Record<string, { width: number; height: number; bytes: number }> = {};
  await forEachConcurrent(
    pages,
    async ({ locale, path }) => {
      const page = `${locale} ${path}`;
      const { pathname } = await getImageUrl(locale, path);
      const { status, headers, bytes } = await send(pathname, e2e);
      expect(status, page).toBe(200);
      expect(headers['content-type'], page).toBe('image/png');
      expect(headers['cache-control'], page).toBe('public, max-age=31536000, immutable');
      expect(bytes.toString('latin1', 1, 4), page).toBe('PNG');
      sizes[page] = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
    },
    4,
  );
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/og-images.json', `${JSON.stringify(sizes, null, 2)}\n`);
  for (const [page, { width, height, bytes }] of Object.entries(sizes)) {
    expect([width, height], page).toEqual([1200, 630]);
    expect(bytes, page).toBeLessThanOrEqual(maxBytes);
  }
});

test('an untranslated article has the English image', async () => {
  const { path } = pickArticle('docs', { notIn: 'ko' });
  const currentUrl = await getImageUrl('en', path);
  expect((await getImageUrl('ko', path)).href).toBe(currentUrl.href);
});

test('Chinese images are on the Chinese host', async () => {
  expect((await getImageUrl('zh', '/pricing')).origin).toBe(zhUrl);
  expect((await getImageUrl('ru', '/pricing')).origin).toBe(e2eUrl);
});

test('a noindex page has no Open Graph image', async () => {
  const $ = await readHtml('/search', e2e);
  expect($('meta[property="og:image"]')).toHaveLength(0);
  expect($('meta[name="twitter:card"]').attr('content')).toBe('summary');
});

test('an outdated image URL redirects to the current image, an unknown one is not found', async () => {
  const { pathname } = await getImageUrl('ru', '/pricing');
  const old = await send(pathname.replace(/^\/og\/[\da-f]{10}/, '/og/0000000000'), e2e);
  expect(old.status).toBe(308);
  expect(old.headers.location).toBe(pathname);
  expect(old.headers['cache-control']).toContain('s-maxage=60');
  for (const path of [
    '/ru/nowhere',
    '/xx/pricing',
    '/ru/search',
    '/tc/solutions/crypto',
    '/ru/error/404',
    '/ru/%2e%2e',
  ]) {
    expect((await send(`/og/0000000000${path}.png`, e2e)).status, path).toBe(404);
  }
  expect((await send('/og/0000000000/ru/pricing.jpg', e2e)).status).toBe(404);
});

test('invented image URLs render and store nothing', async () => {
  const countImages = () => readdirSync(`${e2eBuild()}/og-images`).length;
  await send((await getImageUrl('en', '/')).pathname, e2e);
  const before = countImages();
  const statuses = new Set<number>();
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  const paths = Array.from({ length: isFull ? 10_000 : 300 }, (_, i) => {
    const page = ['blog/', 'solutions/', 'helps/', '', 'pricing'][i % 5]!;
    return `/og/${hex(5)}/${localeCodes[i % localeCodes.length]}/${page === 'pricing' ? page : page + hex(4)}.png`;
  });
  await forEachConcurrent(paths, async (path) => void statuses.add((await send(path, e2e)).status));
  // The pricing page exists, so any digest redirects to its current image.
  expect([...statuses].sort()).toEqual([308, 404]);
  expect(countImages()).toBe(before);
});
