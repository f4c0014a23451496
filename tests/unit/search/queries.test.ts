import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { buildShards } from '@/lib/search/build-shards';
import { search } from '@/lib/search/search';
import { currentPath } from '../../articles';
import table from '../../fixtures/search-queries.json';

/** Customer queries and their expected first results, on the site's real index. */
const queries = table.map((row) => ({ ...row, expected: row.expected.map(currentPath) }));

const texts = new Map<string, string>();
const shortTexts = new Map<string, string>();
const read = async (name: string): Promise<unknown> => JSON.parse(texts.get(name)!);

const resultUrl = ({ path, anchor }: { path: string; anchor?: string }) => (anchor ? `${path}#${anchor}` : path);

/** An expected path without a fragment matches any heading of the page. */
async function failureOf({ query, locale, expected, tries: queryCount }: (typeof queries)[number]): Promise<string[]> {
  const { hits } = await search({ read }, query, { locale: locale as LocaleCode, limit: 5 });
  const [first] = hits;
  const isFound = first && expected.some((target) => target === (target.includes('#') ? resultUrl(first) : first.path));
  const got = hits.map(resultUrl).join('  ') || 'nothing';
  return isFound ? [] : [`${locale} “${query}” (${queryCount}): ${got}, not ${expected.join(' or ')}`];
}

beforeAll(async () => {
  for await (const { name, text, full } of buildShards()) {
    texts.set(name, full ?? text);
    shortTexts.set(name, text);
  }
}, 600_000);

it('the table of customer queries has at least sixty in eight languages', () => {
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(new Set(queries.map(({ locale }) => locale)).size).toBeGreaterThanOrEqual(8);
});

it('the expected result of a customer query comes first, except for at most four queries', async () => {
  const failures: string[] = [];
  for (const query of queries) failures.push(...(await failureOf(query)));
  for (const failure of failures) console.warn(failure);
  expect(queries.length - failures.length).toBeGreaterThanOrEqual(57);
}, 600_000);

it.each(localeCodes)('the search index is small: %s', (locale) => {
  const files = [...shortTexts].filter(([name]) => name === locale || name.startsWith(`${locale}-`));
  const bytes = files.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
  const articles = Object.values(contentIndex())
    .flat()
    .filter(({ locales }) => locales.includes(locale));
  expect(bytes).toBeLessThanOrEqual(Math.max(150_000, 2100 * articles.length));
});
