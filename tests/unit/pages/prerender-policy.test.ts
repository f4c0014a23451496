import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { prerenderedArticles, isPrerendered, lastPrerenderedPage, isOnDemand } from '@/lib/pages/prerender-policy';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { shownArticles } from '@/lib/content/article-lists';
import { localeCodes } from '@/lib/i18n/locales';
import { allPaths } from '@/lib/pages/all-paths';
import { articleParams, categoryPageParams, listPageParams } from '@/lib/pages/static-params';

const article = (nth: number): ArticleMetadata => ({
  id: `note-${nth}`,
  source: 'en',
  locales: ['en', 'ru'],
  date: '2026-01-01',
  category: 'guides',
  tags: ['proxies'],
});
const many = Array.from({ length: 500 }, (_, nth) => article(nth));
const index: ContentIndex = { blog: many, news: [], helps: [], docs: [], release: [], partner: [], legal: [] };

describe('what a build makes', () => {
  it('is every page of the site as it is today, in every language', () => {
    for (const path of allPaths()) expect(isPrerendered(path), path).toBe(true);
    for (const locale of localeCodes) {
      const shown = shownArticles(contentIndex(), 'blog', locale).map(({ id }) => ({ id }));
      expect(articleParams(locale, 'blog'), locale).toEqual(shown);
    }
  });

  it('is the newest articles of a collection alone, and the pages of lists that name them', () => {
    expect(prerenderedArticles(many, 24).map(({ id }) => id)).toEqual(many.slice(0, 24).map(({ id }) => id));
    expect(lastPrerenderedPage(24)).toBe(2);
    for (const path of ['/blog/note-23', '/blog/page/2', '/blog-guides/page/2']) {
      expect(isPrerendered(path, index, 24), path).toBe(true);
    }
    for (const path of ['/blog/note-24', '/blog/note-499', '/blog/page/3', '/blog-guides/page/42']) {
      expect(isPrerendered(path, index, 24), path).toBe(false);
    }
  });

  it('has no more pages of lists than that, however long they are', () => {
    for (const params of [listPageParams('blog'), categoryPageParams('blog')]) {
      expect(Math.max(1, ...params.map(({ page }) => Number(page)))).toBeLessThanOrEqual(lastPrerenderedPage());
    }
  });

  it('is every page of a kind that has no older ones', () => {
    for (const path of [
      '/',
      '/pricing',
      '/blog',
      '/blog-guides',
      '/blog-guides/proxies',
      '/terms',
      '/nowhere/at/all',
    ]) {
      expect(isOnDemand(path), path).toBe(false);
    }
    expect(isOnDemand('/helps/import-cookies')).toBe(true);
    expect(isOnDemand('/news-company/page/2')).toBe(true);
  });
});

describe('the pages of Next.js', () => {
  const folder = path.join('app', '[locale]');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /page\.(?:suite\.)?tsx$/.test(name),
  );

  it('say each whether there may be others: only those that a build leaves out in part', () => {
    const open = pages.filter(
      (name) => !/^export const dynamicParams = false;$/m.test(readFileSync(path.join(folder, name), 'utf8')),
    );
    expect(open.toSorted()).toEqual(
      [
        ...['blog', 'docs', 'helps', 'news', 'partner', 'release'].map((name) => path.join(name, '[id]', 'page.tsx')),
        ...['blog', 'news'].map((name) => path.join(name, 'page', '[page]', 'page.tsx')),
        ...['blog', 'news'].map((name) => path.join(`${name}-category`, '[category]', 'page', '[page]', 'page.tsx')),
      ].toSorted(),
    );
    for (const name of open) expect(readFileSync(path.join(folder, name), 'utf8')).toContain('dynamicParams = true');
  });
});
