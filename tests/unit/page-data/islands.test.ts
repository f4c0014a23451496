import { describe, expect, it } from 'vitest';
import { shownArticles } from '@/lib/content/article-lists';
import { contentIndex } from '@/lib/content/content-index';
import { islandData, islandLocale } from '@/lib/page-data/islands';

it.each([
  ['ru-RU', 'ru'],
  ['ru', 'ru'],
  ['vi-VN', 'vn'],
  ['vn', 'vn'],
  ['zh-TW', 'tc'],
  ['jp', 'jp'],
  ['de-DE', 'en'],
  ['', 'en'],
  ['../ru', 'en'],
  [null, 'en'],
])('an island in %s has the locale %s', (lang, locale) => {
  expect(islandLocale(lang)).toBe(locale);
});

describe('data of an island', () => {
  it('the island of the blog has the five newest posts in its language', async () => {
    const posts = (await islandData('latest-posts', 'ru')) as { title: string; url: string; date: string }[];
    expect(posts).toHaveLength(Math.min(5, shownArticles(contentIndex(), 'blog', 'ru').length));
    expect(posts).not.toEqual([]);
    for (const { title, url, date } of posts) {
      expect(title).not.toBe('');
      expect(url).toMatch(/^https:\/\/www\.facetry\.example\/(?:ru\/)?blog\/[\w-]+$/);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
  });

  it('an unknown island is null', async () => {
    for (const key of ['nothing', 'constructor', 'toString', '__proto__', '']) {
      expect(await islandData(key, 'en'), key).toBeNull();
    }
  });
});
