import { expect, it } from 'vitest';
import { internalLocales } from '@/lib/i18n/origins';
import { firstPages, nextPages } from '@/lib/publishing/first-pages';

const pages = firstPages();

it('home and all templates are rendered first, in every language, and lists in English', () => {
  for (const locale of internalLocales) {
    for (const path of ['', '/search', '/page-not-found', '/page-gone']) expect(pages).toContain(`/${locale}${path}`);
  }
  for (const path of ['/blog', '/news', '/helps', '/docs', '/release']) expect(pages).toContain(`/en${path}`);
});

it('articles and further pages of lists are left to servers, so that the number of first pages does not grow', () => {
  expect(pages.length).toBeLessThan(internalLocales.length * 7);
  expect(pages.filter((page) => /\/page\/|\/blog\/./.test(page))).toEqual([]);
});

it('pages and feeds that visitors have requested come next, the latest first, then lists and English pages', () => {
  const requested = ['/en/blog/older', '/blog/rss.xml', '/ru/blog/atom.xml', '/en', '/ru/pricing', '/en/blog/older'];
  const rendered = ['/en/rpa', '/en/pricing', '/ru/rpa', '/en/blog/an-article', '/en-US-sitemap.xml', '/robots.txt'];
  const next = nextPages(requested, rendered);
  expect(next.slice(0, 4)).toEqual([
    ...['/en/blog/older', '/ru/pricing', '/feeds/ru/blog/atom.xml', '/feeds/en/blog/rss.xml'],
  ]);
  expect(next.slice(4, -2)).toEqual(expect.arrayContaining(['/ru/blog', '/fr/helps', '/zh/news']));
  expect(next.slice(4, -2).filter((route) => !/^\/[a-z-]+\/[a-z]+$/.test(route))).toEqual([]);
  expect(next.slice(-2)).toEqual(['/en/rpa', '/en/pricing']);
});
