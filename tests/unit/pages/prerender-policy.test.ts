import { describe, expect, it } from 'vitest';
import { prerenderedArticles, isPrerendered, lastPrerenderedPage } from '@/lib/pages/prerender-policy';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { allPaths } from '@/lib/pages/all-paths';
import { translatedLocales } from '@/lib/pages/locale-variants';
import { localeFromInternal } from '@/lib/i18n/internal-locale';
import { articleParams, categoryPageParams, htmlParams, listPageParams } from '@/lib/pages/static-params';
import { existingCompanyPages } from '@/lib/urls/company-pages';

const article = (index: number): ArticleMetadata => ({
  id: `note-${index}`,
  source: 'en',
  locales: ['en', 'ru'],
  date: '2026-01-01',
  category: 'guides',
  tags: ['proxies'],
});
const many = Array.from({ length: 500 }, (_, index) => article(index));
const index: ContentIndex = { blog: many, news: [], helps: [], docs: [], release: [], partner: [], legal: [] };

describe('prerendered pages', () => {
  it('a build renders every current page of the site in the languages in which it is written', () => {
    for (const path of allPaths()) {
      for (const locale of translatedLocales(path)) expect(isPrerendered(locale, path), `${locale} ${path}`).toBe(true);
    }
    const documents = contentIndex().legal.map(({ id }) => id);
    expect(htmlParams('ru').map(({ html }) => html)).toEqual([...documents, ...existingCompanyPages()]);
  });

  it('an article is not prerendered in a language that shows it in English', () => {
    expect(isPrerendered('ru', '/blog/note-1', index, 24)).toBe(true);
    expect(isPrerendered('fr', '/blog/note-1', index, 24)).toBe(false);
    for (const { locale, id } of articleParams('docs')) {
      expect(contentIndex().docs.find((page) => page.id === id)?.locales, id).toContain(localeFromInternal(locale));
    }
  });

  it('Chinese articles and list pages are prerendered at unprefixed URLs as at those with the prefix', () => {
    const params = [articleParams('blog'), articleParams('docs'), listPageParams('blog'), categoryPageParams('blog')];
    const of = (internal: string) =>
      params.flat().flatMap(({ locale, ...page }) => (locale === internal ? [page] : []));
    expect(of('zh').length).toBeGreaterThan(20);
    expect(of('zh')).toEqual(of('zh-prefixed'));
  });

  it('a build renders only the newest articles of a collection, and the list pages that contain them', () => {
    expect(prerenderedArticles(many, 24).map(({ id }) => id)).toEqual(many.slice(0, 24).map(({ id }) => id));
    expect(lastPrerenderedPage(24)).toBe(2);
    for (const path of ['/blog/note-23', '/blog/page/2', '/blog-guides/page/2']) {
      expect(isPrerendered('en', path, index, 24), path).toBe(true);
    }
    for (const path of ['/blog/note-24', '/blog/note-499', '/blog/page/3', '/blog-guides/page/42']) {
      expect(isPrerendered('en', path, index, 24), path).toBe(false);
    }
  });

  it('the number of prerendered list pages is limited, however long the lists are', () => {
    for (const params of [listPageParams('blog'), categoryPageParams('blog')]) {
      expect(Math.max(1, ...params.map(({ page }) => Number(page)))).toBeLessThanOrEqual(lastPrerenderedPage());
    }
  });

  it('a build renders every page of other kinds, however few articles it renders', () => {
    for (const path of [
      '/',
      '/pricing',
      '/blog',
      '/blog-guides',
      '/blog-guides/proxies',
      '/terms',
      '/nowhere/at/all',
    ]) {
      expect(isPrerendered('ru', path, index, 0), path).toBe(true);
    }
    expect(isPrerendered('en', '/blog/note-0', index, 0)).toBe(false);
    expect(isPrerendered('en', '/blog/page/2', index, 0)).toBe(false);
  });
});
