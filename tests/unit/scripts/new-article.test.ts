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

describe('a new article', () => {
  it.each(collectionNames)('of %s is a draft that a build can read', (collection) => {
    const file = begin(collection, idOf[collection] ?? 'moving-in');
    expect(file).toBe(path.join(root, 'en', collection, `${idOf[collection] ?? 'moving-in'}.md`));
    const { front } = readSource(file, readFileSync(file, 'utf8'), collection);
    expect(front).toMatchObject({ date: '2026-11-23', draft: true });
    if (collection === 'release') expect(front.version).toBe('1.5.0');
  });

  it('in another language holds words alone, and keeps a build from being made until they are written', () => {
    begin('docs', 'moving-in');
    const file = begin('docs', 'moving-in', 'ru');
    const text = readFileSync(file, 'utf8');
    expect(() => readTranslation(file, text)).toThrow('title: it is empty');
    const written = text.replaceAll('""', '"Переезд"');
    expect(readTranslation(file, written).front).toEqual({ title: 'Переезд', description: 'Переезд' });
  });

  it('is refused in one sentence when it cannot be', () => {
    expect(() => begin('blogs', 'moving-in')).toThrow('There is no folder of articles "blogs"');
    expect(() => begin('blog', 'Moving in')).toThrow('cannot stand in an address');
    expect(() => begin('blog', 'page')).toThrow('cannot stand in an address');
    expect(() => begin('blog', '../x')).toThrow('cannot stand in an address');
    expect(() => begin('helps', '101')).toThrow('Numbers stand for pages');
    expect(() => begin('release', 'next')).toThrow('called by its version');
    expect(() => begin('legal', 'imprint')).toThrow('those of the route table');
    expect(() => begin('docs', 'moving-in', 'ru')).toThrow('to translate');
    expect(() => begin('docs', 'moving-in', 'xx')).toThrow('--locale must be one of');
    begin('docs', 'moving-in');
    expect(() => begin('docs', 'moving-in')).toThrow('is there already');
  });
});
