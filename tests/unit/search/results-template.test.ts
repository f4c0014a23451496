import * as cheerio from 'cheerio';
import { expect, it } from 'vitest';
import {
  resultsPlaceholder,
  splitResultsTemplate,
  summaryPlaceholder,
  tipPlaceholder,
} from '@/lib/search/results-template';
import { classes } from './results-classes';

const page =
  `<title>Search</title><main><input type="search" name="q"/><div>${summaryPlaceholder}</div>` +
  `<div class="${classes.withoutResults}"><div>${resultsPlaceholder(classes)}</div><p>${tipPlaceholder}</p></div></main>`;

function fillPage(html: { query?: string; summary?: string; hasResults?: boolean; results?: string; tip?: string }) {
  const { before, after, fill } = splitResultsTemplate(page);
  const content = fill({ query: '', summary: '', hasResults: false, results: '', tip: '', ...html });
  return before + content + after;
}

it('class names of search results are read from the search page', () => {
  expect(splitResultsTemplate(page).classes).toEqual(classes);
});

it('every placeholder of the search page is filled', () => {
  const $ = cheerio.load(
    fillPage({
      query: 'a &amp; b',
      summary: '<output>2</output>',
      hasResults: true,
      results: '<ol></ol>',
      tip: 'Try',
    }),
  );
  expect($('input').attr('value')).toBe('a & b');
  expect($('main > div:first-of-type output').text()).toBe('2');
  expect($(`.${classes.withResults} > div > ol`)).toHaveLength(1);
  expect($('p').text()).toBe('Try');
  expect($.html()).not.toContain('<!--');
});

it('a search page without results has the layout of the empty form', () => {
  expect(fillPage({})).toContain(`class="${classes.withoutResults}"`);
});

it('text of a search page that looks like a placeholder is not replaced', () => {
  const query = `${summaryPlaceholder}$&$1name="q"`;
  expect(fillPage({ query, summary: query })).toContain(`value="${query}"/><div>${query}</div>`);
});

it('a search page without a placeholder is reported', () => {
  expect(() => splitResultsTemplate(page.replace(tipPlaceholder, ''))).toThrow('has no <!--search-tip-->');
});
