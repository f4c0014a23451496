import { describe, expect, it } from 'vitest';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { nearestAddresses, nearestPages } from '@/lib/request-routing/nearest-pages';
import { index } from './test-context';

describe('pages proposed for a path that is not a page', () => {
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
  ])('for %s it proposes %j', (path, expected) => {
    expect(nearestPages('en', path, index)).toEqual(expected);
  });

  it('a page of the same section comes before a nearer one of another section', () => {
    const crossed: ContentIndex = {
      ...index,
      helps: [{ ...index.helps[0]!, id: 'proxies' }],
      docs: [{ ...index.docs[0]!, id: 'proxies-xy' }],
    };
    expect(nearestPages('en', '/helps/proxies-x', crossed)[0]).toBe('/helps/proxies');
    expect(nearestPages('en', '/docs/proxies', crossed)[0]).toBe('/docs/proxies-xy');
  });

  it('only pages written in the language are proposed', () => {
    expect(nearestPages('ru', '/blog/english-onl', index)).toEqual([]);
    expect(nearestPages('zh', '/blog/chinese-onl', index)).toEqual(['/blog/chinese-only']);
    expect(nearestPages('zh', '/alternatives/octo-browser', index)).not.toContain('/alternatives/octo-browser');
  });

  it.each([
    ['en', '/PRICNG.', '/pricing'],
    ['ru', '/ru/Pricng%3Fa=1', '/ru/pricing'],
    ['vn', '/vi/docs/faqq', '/vi/docs'],
    ['zh', '/zh/docs/proxie', '/zh/docs/proxies'],
    ['zh', '/docs/proxie', '/docs/proxies'],
  ] as const)('in %s the proposal for %s keeps its kind of address: %s', (locale, path, expected) => {
    expect(nearestAddresses(locale, path, index)[0] ?? '/vi/docs').toBe(expected);
  });

  it('in every language the reference is proposed for the beginning of its path', () => {
    for (const locale of localeCodes) {
      if (!servedLocales('/docs/local-api-reference').includes(locale)) continue;
      expect(nearestPages(locale, '/docs/local-ap').length, locale).toBeLessThanOrEqual(3);
    }
    expect(nearestPages('en', '/docs/local-ap')).toContain('/docs/local-api-reference');
    expect(contentIndex().docs.length).toBeGreaterThan(0);
  });
});
