import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { isLocaleCode } from '@/lib/i18n/locales';
import { matchRoute } from '@/lib/urls/match';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { isFull } from '../sampling';
import { crawl, each } from './send';
import { listedUrls } from './sitemap-urls';

/** Every page in these languages is crawled, and one page of each kind in the others. */
const wholeLanguages = new Set(isFull ? ['en', 'zh', 'ru', 'tc'] : ['en']);

test('internal links are not broken and do not redirect, except the switcher’s link to English', async () => {
  const listed = await listedUrls();
  const kinds = new Set<string>();
  const pages = listed.filter(({ locale, path }) => {
    const kind = `${locale} ${matchRoute(splitLocale(path).path)?.route.id}`;
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return wholeLanguages.has(locale) || isNew;
  });
  const links = new Map<string, string>();
  await each([...pages.map(({ path }) => path), '/search?q=profile', '/nothing-here', '/error/404'], async (page) => {
    // Chinese pages are prefixed but link to unprefixed ones, which need the cookie to be Chinese.
    const isZh = page.startsWith('/zh');
    const $ = cheerio.load((await crawl(page)).body);
    const ids = new Set(
      $('[id]')
        .toArray()
        .map((node) => $(node).attr('id')),
    );
    for (const node of $('a[href]').toArray()) {
      const href = $(node).attr('href')!;
      if (href.startsWith('#')) expect(ids.has(decodeURIComponent(href.slice(1))), `${page} → ${href}`).toBe(true);
      if (href.startsWith('/')) links.set(`${isZh ? 'zh' : 'en'} ${href}`, page);
    }
  });
  const broken: string[] = [];
  await each([...links], async ([key, page]) => {
    const [language = '', href = ''] = key.split(' ');
    const first = href.split(/[/?#]/)[1] ?? '';
    const { status, headers } = await crawl(href.replace(/#.*$/, ''), { headers: { Cookie: `myLocale=${language}` } });
    const isSwitch = isLocaleCode(first) && first === 'en';
    if (isSwitch ? status !== 307 : status !== 200)
      broken.push(`${page} → ${href}: ${status} ${headers.location ?? ''}`);
  });
  expect(broken).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
});
