import { expect, it } from 'vitest';
import { readContent } from '@/lib/content/build-index';
import { collectionNames } from '@/lib/urls/route-table';
import { findMentions } from './sources';

/**
 * Code does not name articles: an article's position comes from its own front matter, so that articles can be added,
 * moved and removed without a change of code. Legal pages are part of the route table.
 */

const { index } = readContent(['messages'], new Date(), false);
const articles = collectionNames
  .filter((collection) => collection !== 'legal')
  .flatMap((collection) => index[collection].map(({ id }) => ({ id, path: `${collection}/${id}` })));
const paths = new Set(articles.map(({ path }) => path));

/** A word may be anything, so an id of one word counts only in a path. */
const longIds = new Set(articles.map(({ id }) => id).filter((id) => id.includes('-')));

/** Ids that are also names of something else. */
const otherNames = new Set(['rpa-nodes']);

/** Articles that a string names: by their path, or by their id, alone or among others. */
function namedIn(text: string): string[] {
  const parts = text.split(/[^\w./-]+/);
  const byPath = parts.flatMap((part) => /(?:^|\/)((?:[a-z]+)\/[\w-]+)$/.exec(part)?.[1] ?? []);
  return [
    ...byPath.filter((path) => paths.has(path)),
    ...parts.filter((part) => longIds.has(part) && !otherNames.has(part)),
  ];
}

const mentions = (examples?: Record<string, string>) => findMentions((text) => namedIn(text)[0], examples);

it('no code names an article', () => {
  expect(mentions()).toEqual([]);
});

const { id, path } = articles.find((article) => longIds.has(article.id))!;
it.each([
  ['an id', `export const guide = '${id}';`],
  ['ids in one text', `export const guides = 'other ${id}';`],
  ['a path', `export const guide = '/${path}';`],
  ['a path in a template', `export const guide = (prefix: string) => \`\${prefix}/${path}\`;`],
])('%s of an article is found', (_, code) => {
  expect(mentions({ 'lib/pages/example.ts': code })).toHaveLength(1);
});
