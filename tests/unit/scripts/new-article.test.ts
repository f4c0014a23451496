import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSource, readTranslation } from '@/lib/content/article-file';
import { collectionNames } from '@/lib/urls/route-table';
import { writeNewArticle } from '@/scripts/new-article';

const today = new Date('2026-11-23T10:00:00Z');
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-article-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const idOf = { release: '1-5-0', legal: 'privacy-policy' } as Readonly<Record<string, string>>;
const begin = (collection: string, id: string, locale?: string) =>
  writeNewArticle(root, { collection, id, today, ...(locale ? { locale } : {}) });

describe('new article', () => {
  it.each(collectionNames)('a new article of %s is a valid draft', (collection) => {
    const file = begin(collection, idOf[collection] ?? 'moving-in');
    expect(file).toBe(path.join(root, 'en', collection, `${idOf[collection] ?? 'moving-in'}.md`));
    const { front } = readSource(file, readFileSync(file, 'utf8'), collection);
    expect(front).toMatchObject({ date: '2026-11-23', draft: true });
    if (collection === 'release') expect(front.version).toBe('1.5.0');
  });

  it('a new translation has only texts, and fails the build until they are written', () => {
    begin('docs', 'moving-in');
    const file = begin('docs', 'moving-in', 'ru');
    const text = readFileSync(file, 'utf8');
    expect(() => readTranslation(file, text)).toThrow('title: it is empty');
    const written = text.replaceAll('""', '"Переезд"');
    expect(readTranslation(file, written).front).toEqual({ title: 'Переезд', description: 'Переезд' });
  });

  it('an invalid article is rejected with one line', () => {
    expect(() => begin('blogs', 'moving-in')).toThrow('Unknown folder "blogs"');
    expect(() => begin('blog', 'Moving in')).toThrow('is not a valid article id');
    expect(() => begin('blog', 'page')).toThrow('is not a valid article id');
    expect(() => begin('blog', '../x')).toThrow('is not a valid article id');
    expect(() => begin('helps', '101')).toThrow('Numeric ids are reserved');
    expect(() => begin('release', 'next')).toThrow('must be its version');
    expect(() => begin('legal', 'imprint')).toThrow('not a legal page of the route table');
    expect(() => begin('docs', 'moving-in', 'ru')).toThrow('Cannot translate');
    expect(() => begin('docs', 'moving-in', 'xx')).toThrow('--locale must be one of');
    begin('docs', 'moving-in');
    expect(() => begin('docs', 'moving-in')).toThrow('already exists');
  });
});
