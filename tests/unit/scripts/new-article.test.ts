import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSource, readTranslation } from '@/lib/content/article-file';
import { findUntranslated } from '@/lib/content/untranslated';
import { collectionNames } from '@/lib/urls/route-table';
import { writeNewArticle } from '@/scripts/new-article';

const today = new Date('2026-11-23T10:00:00Z');
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-article-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const idOf = { release: '1-5-0', legal: 'privacy-policy' } as Readonly<Record<string, string>>;
const createArticle = (collection: string, id: string, locale?: string) =>
  writeNewArticle(root, { collection, id, today, ...(locale ? { locale } : {}) });

describe('new article', () => {
  it.each(collectionNames)('a new article of %s is a valid draft', (collection) => {
    const file = createArticle(collection, idOf[collection] ?? 'moving-in');
    expect(file).toBe(path.join(root, 'en', collection, `${idOf[collection] ?? 'moving-in'}.md`));
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

  it('an invalid article is rejected with one line', () => {
    expect(() => createArticle('blogs', 'moving-in')).toThrow('Unknown folder "blogs"');
    expect(() => createArticle('blog', 'Moving in')).toThrow('is not a valid article id');
    expect(() => createArticle('blog', 'page')).toThrow('is not a valid article id');
    expect(() => createArticle('blog', '../x')).toThrow('is not a valid article id');
    expect(() => createArticle('helps', '101')).toThrow('Numeric ids are reserved');
    expect(() => createArticle('release', 'next')).toThrow('must be its version');
    expect(() => createArticle('legal', 'imprint')).toThrow('not a legal page of the route table');
    expect(() => createArticle('docs', 'moving-in', 'ru')).toThrow('Cannot translate');
    expect(() => createArticle('docs', 'moving-in', 'xx')).toThrow('--locale must be one of');
    createArticle('docs', 'moving-in');
    expect(() => createArticle('docs', 'moving-in')).toThrow('already exists');
  });
});
