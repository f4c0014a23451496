import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { matchRoute } from '@/lib/urls/match-route';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { isFull, sample } from '../sampling';
import { pageKinds } from './page-kinds';
import { forEachConcurrent, sendWithRetry } from './send-request';
import { listedUrls } from './sitemap-urls';

/** Every page in these languages is crawled, and one page of each kind in the others. */
const wholeLanguages = new Set<string>(isFull ? localeCodes : ['en', 'zh']);

const localeAt = (path: string) => splitLocale(path).locale ?? 'en';

/** Selects the pages to crawl: all of some languages, and the first of each kind in the others. */
function createFilter(): (url: string) => boolean {
  const kinds = new Set<string>();
  return (url) => {
    const path = url.split('?')[0]!;
    const kind = `${localeAt(path)} ${matchRoute(splitLocale(path).path)?.id}`;
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return wholeLanguages.has(localeAt(path)) || isNew;
  };
}

type Link = { href: string; isSwitcher: boolean };

/** Internal links and form targets of a page, and the fragments that lead to no element of it. */
function readLinks(body: string): { links: Link[]; brokenFragments: string[] } {
  const $ = cheerio.load(body);
  const links = $('a[href], form[action]:not([method=post])')
    .toArray()
    .map(({ attribs }) => ({ href: attribs.href ?? attribs.action ?? '', isSwitcher: attribs.hreflang !== undefined }));
  const ids = new Set(
    $('[id]')
      .get()
      .map(({ attribs }) => attribs.id),
  );
  return {
    links: links.filter(({ href }) => href.startsWith('/')),
    brokenFragments: links.flatMap(({ href }) =>
      href.startsWith('#') && !ids.has(decodeURIComponent(href.slice(1))) ? [href] : [],
    ),
  };
}

/** Whether a link leads to Chinese pages with a prefix; null for files. */
const isPrefixedChinese = (href: string) => {
  const path = href.split(/[?#]/)[0]!;
  return isNonPagePath(path) ? null : /^\/zh(?:\/|$)/.test(path);
};

test('crawled without cookies, links in every language respond with 200 and keep their URLs’ prefix', async () => {
  const isCrawled = createFilter();
  const [broken, fragments] = [[] as string[], new Map<string, string>()];
  const missing = ['/nothing-here', '/zh/nothing-here'];
  const searches = ['/search?q=profile', `/zh/search?q=${encodeURIComponent('代理')}`];
  const listed = (await listedUrls()).map(({ path }) => path);
  const homes = localeCodes.map((code) => (code === 'en' ? '/' : `/${code}`));
  const starts = [...new Set([...homes, ...listed, ...searches, ...missing, '/error/404', '/zh/error/404'])];
  const seen = new Set(starts);
  let crawled = 0;
  let level = starts.map((page) => ({ page, from: 'start', isSwitcher: false }));
  while (level.length > 0) {
    const next: typeof level = [];
    await forEachConcurrent(level, async ({ page, from, isSwitcher }) => {
      const { status, body } = await sendWithRetry(page);
      // The switcher names English, which then has no prefix.
      const expected = isSwitcher && /^\/en(?:\/|$)/.test(page) ? 307 : missing.includes(page) ? 404 : 200;
      if (status !== expected) broken.push(`${from} → ${page}: ${status}`);
      if (isNonPagePath(page.split('?')[0]!) || status === 307 || !isCrawled(page)) return;
      crawled += 1;
      const { links, brokenFragments } = readLinks(body);
      broken.push(...brokenFragments.map((fragment) => `${page} → ${fragment}: no such element`));
      for (const link of links) {
        const kind = link.isSwitcher ? null : isPrefixedChinese(link.href);
        if (kind !== null && kind !== isPrefixedChinese(page)) broken.push(`${page} → ${link.href}: other kind of URL`);
        if (link.href.includes('#')) fragments.set(link.href, page);
        const target = link.href.replace(/#.*$/, '');
        if (seen.has(target)) continue;
        seen.add(target);
        next.push({ page: target, from: page, isSwitcher: link.isSwitcher });
      }
    });
    level = next;
  }
  await forEachConcurrent([...fragments], async ([href, page]) => {
    const [target = '', fragment = ''] = href.split('#');
    if (cheerio.load((await sendWithRetry(target)).body)(`[id="${decodeURIComponent(fragment)}"]`).length === 0)
      broken.push(`${page} → ${href}: no such element`);
  });
  expect(broken).toEqual([]);
  expect(crawled).toBeGreaterThan(300);
});

test('Chinese pages at unprefixed URLs link to unprefixed URLs', async () => {
  const headers = { Cookie: 'myLocale=zh' };
  const [broken, targets] = [[] as string[], new Map<string, string>()];
  await forEachConcurrent([...pageKinds, '/search?q=profile', '/nothing-here'], async (page) => {
    const { status, body } = await sendWithRetry(page, { headers });
    expect(status === 200 || page === '/nothing-here', `${page}: ${status}`).toBe(true);
    expect(body, page).toContain('<html lang="zh-CN"');
    for (const { href, isSwitcher } of readLinks(body).links) {
      if (isSwitcher) continue;
      if (isPrefixedChinese(href)) broken.push(`${page} → ${href}: prefixed`);
      targets.set(href.replace(/#.*$/, ''), page);
    }
  });
  await forEachConcurrent(sample([...targets], 5), async ([href, page]) => {
    const { status } = await sendWithRetry(href, { headers });
    if (status !== 200) broken.push(`${page} → ${href}: ${status}`);
  });
  expect(broken).toEqual([]);
});
