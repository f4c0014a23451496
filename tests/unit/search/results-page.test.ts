import * as cheerio from 'cheerio';
import { expect, it } from 'vitest';
import { isPrefixed, languageTag, localeCodes } from '@/lib/i18n/locales';
import { localeFromInternal, prefixedChinese, type InternalLocale } from '@/lib/i18n/internal-locale';
import { resultsHtml } from '@/lib/search/results-page';
import { countCategories } from '@/lib/search/top-results';
import type { SearchHit, SearchResults } from '@/lib/search/search';
import { parseSearchParams } from '@/lib/search/site-search';
import { classes } from './results-classes';

/** The HTML of search results. */

const plain = (text: string) => [{ text, isMatch: false }];
const hit = (path: string, more: Partial<SearchHit> = {}): SearchHit => ({
  path,
  locale: 'en',
  category: 'docs',
  title: plain('Proxies'),
  excerpt: plain('How a profile gets one.'),
  ...more,
});

const found = (hits: SearchHit[], more: Partial<SearchResults> = {}): SearchResults => ({
  hits,
  page: 1,
  counts: countCategories(hits),
  hasFullMatch: hits.length > 0,
  ...more,
});

function render(fields: Record<string, string>, results: SearchResults, locale: InternalLocale = 'en') {
  const html = resultsHtml(locale, parseSearchParams(new URLSearchParams(fields)), results, classes);
  return { ...html, $: cheerio.load(`${html.summary}<div>${html.results}</div><p id="tip">${html.tip}</p>`) };
}

const hostile = `<script>alert(1)</script>"'&<img src=x onerror=a()>`;

it('a search result links to its heading, with matches marked and its category', () => {
  const title = [
    { text: 'Proxies and ', isMatch: false },
    { text: 'teams', isMatch: true },
  ];
  const { $, hasResults } = render(
    { q: 'teams' },
    found([hit('/docs/proxies', { anchor: 'roles', title, heading: plain('Roles') })]),
  );
  expect(hasResults).toBe(true);
  expect($('ol li h2 a').attr('href')).toBe('/docs/proxies#roles');
  expect($('ol li h2 mark').text()).toBe('teams');
  expect($('ol li h2').text()).toBe('Proxies and teams');
  expect($('ol li > p').text().trim()).toBe('Documentation');
  expect($(`.${classes.hitHeading}`).text()).toBe('Roles');
  expect($('output').text()).toBe('1 result for “teams”.');
  expect($('#tip').text()).toBe('');
});

it('no text of a visitor, a page or the index becomes markup of search results', () => {
  const segments = [{ text: hostile, isMatch: true }, ...plain(hostile)];
  const evil = hit('/docs/proxies', { anchor: `"><b>`, title: segments, heading: segments, excerpt: segments });
  const many = { ...countCategories([]), docs: 50 };
  for (const results of [found([evil], { suggestion: hostile, counts: many }), found([], { suggestion: hostile })]) {
    const { $, query } = render({ q: hostile, kind: 'docs' }, results);
    expect($('script, img, b')).toHaveLength(0);
    expect($('output').text()).toContain(hostile);
    expect($('output + p a').text()).toBe(hostile);
    expect(query).not.toMatch(/[<>"']/);
    expect(cheerio.load(`<input value="${query}">`)('input').attr()).toEqual({ value: hostile });
    for (const link of $('nav a, output + p a').toArray()) {
      expect(new URL($(link).attr('href')!, 'http://localhost').searchParams.get('q')).toBe(hostile);
    }
    if (results.hits.length > 0) expect($('h2 a').attr('href')).toBe('/docs/proxies#"><b>');
  }
});

it('an empty query shows neither a summary nor a tip', () => {
  const { summary, results, tip, query } = render({ q: ' ' }, found([]));
  expect([summary, results, tip, query]).toEqual(['', '', '', '']);
});

it.each([...localeCodes, prefixedChinese] as InternalLocale[])(
  'links and messages of search results are those of the locale: %s',
  (code) => {
    const locale = localeFromInternal(code);
    const prefix = code === prefixedChinese || (code !== 'zh' && isPrefixed(locale)) ? `/${locale}` : '';
    const hits = [hit('/pricing', { category: 'page', locale }), hit('/blog/a', { category: 'blog' })];
    const { $ } = render({ q: 'x' }, found(hits), code);
    expect($('h2 a').first().attr('href')).toBe(`${prefix}/pricing`);
    expect($('nav a').first().attr('href')).toBe(`${prefix}/search?q=x`);
    expect($('nav').attr('lang')).toBe(languageTag(locale));
    expect($('li[lang]').length).toBe(locale === 'en' ? 0 : 1);
    expect($('li[lang="en-US"] [role=img]').text()).toBe(locale === 'en' ? '' : 'EN');
    expect($('output').text()).toContain('x');
    expect($.html()).not.toMatch(/undefined|common\.|articles\.|shell\.|\{\w+/);
  },
);
