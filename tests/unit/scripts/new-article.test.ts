import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSource, readTranslation } from '@/lib/content/article-file';
import { findUntranslated } from '@/lib/content/untranslated';
import { collectionNames } from '@/lib/urls/route-table';
import { writeNewArticle } from '@/scripts/new-article';
import { folderPerTest } from '@/tests/temp-folder';

const today = new Date('2026-11-23T10:00:00Z');
const { at } = folderPerTest();

const idOf = { release: '1-5-0', legal: 'privacy-policy' } as Readonly<Record<string, string>>;
const createArticle = (collection: string, id: string, locale?: string) =>
  writeNewArticle(at(), { collection, id, today, ...(locale ? { locale } : {}) });

it.each(collectionNames)('a new article of %s is a valid draft', (collection) => {
  const file = createArticle(collection, idOf[collection] ?? 'moving-in');
  expect(file).toBe(at('en', collection, `${idOf[collection] ?? 'moving-in'}.md`));
  const { frontMatter } = readSource(file, readFileSync(file, 'utf8'), collection);
  expect(frontMatter).toMatchObject({ date: '2026-11-23', draft: true });
  if (collection === 'release') expect(frontMatter.version).toBe('1.5.0');
});

it('a new translation starts from the English texts, and counts as untranslated until they are replaced', () => {
  const source = createArticle('docs', 'moving-in');
  const file = createArticle('docs', 'moving-in', 'ru');
  const { frontMatter, body } = readTranslation(file, readFileSync(file, 'utf8'));
  const { title, description } = readSource(source, readFileSync(source, 'utf8'), 'docs').frontMatter;
  expect(frontMatter).toEqual({ title, description });
  expect(body).toContain('## A heading');
  expect(findUntranslated(source, file, new Set())).toBe('not translated: title, description, text');
});

it.each([
  ['blogs', 'moving-in', undefined, 'Unknown collection "blogs"'],
  ['blog', 'Moving in', undefined, 'is not a valid article id'],
  ['blog', 'page', undefined, 'is not a valid article id'],
  ['blog', '../x', undefined, 'is not a valid article id'],
  ['helps', '101', undefined, 'Numeric ids are reserved'],
  ['release', 'next', undefined, 'must be its version'],
  ['legal', 'imprint', undefined, 'not a legal page of the route table'],
  ['docs', 'moving-in', 'ru', 'Cannot translate'],
  ['docs', 'moving-in', 'xx', '--locale must be one of'],
  ['docs', 'taken', undefined, 'already exists'],
])('a new article %s/%s (locale %s) is rejected with one line', (collection, id, locale, message) => {
  createArticle('docs', 'taken');
  expect(() => createArticle(collection, id, locale)).toThrow(message);
});
