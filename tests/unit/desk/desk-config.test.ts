import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleFromForm, articleToForm } from '@/lib/desk/article-format';
import { dataFormats } from '@/lib/desk/data-collection';
import { deskConfig } from '@/lib/desk/desk-config';
import type { DeskField } from '@/lib/desk/desk-field';
import { fromForm, toForm } from '@/lib/desk/form-values';
import { localOptions } from '@/lib/desk/repository-options';
import { localeCodes } from '@/lib/i18n/locales';
import { collectionNames } from '@/lib/urls/route-table';

/** The desk's configuration for this site, compared with the site's files. */

type File = { name: string; file: string; fields: DeskField[]; i18n?: { locales: string[] } };
type Collection = { name: string; files?: File[]; fields?: DeskField[]; filter?: object; i18n?: unknown };

const { cms, formats, languages } = deskConfig(localOptions);
const { collections } = cms as { collections: Collection[] };
const messageFiles = collections.flatMap(({ name, files = [] }) => (name === 'data' ? [] : files));

const texts = ['messages', 'content']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(?:md|json)$/.test(file))
  .map((file): [file: string, text: string] => [file, readFileSync(file, 'utf8')]);
const textsIn = (pattern: RegExp) => texts.filter(([file]) => pattern.test(file));
const english = new Set(textsIn(/^messages\/en\//).map(([file]) => file));

/** Puts the keys of every object into the order of its fields, as the CMS does; unknown ones come last. */
function inOrder(value: unknown, { fields, field }: Pick<DeskField, 'fields' | 'field'>): unknown {
  if (Array.isArray(value)) return value.map((item) => (field ? inOrder(item, field) : inOrder(item, { fields })));
  if (typeof value !== 'object' || value === null || !fields) return value;
  const rest = { ...(value as Record<string, unknown>) };
  const known = fields
    .filter(({ name }) => name in rest)
    .map((sub) => [sub.name, inOrder(rest[sub.name], sub)] as const);
  for (const [name] of known) delete rest[name];
  return { ...Object.fromEntries(known), ...rest };
}

describe('the configuration of the desk', () => {
  it('has a form for every English message file', () => {
    const json = [...english].filter((file) => file.endsWith('.json'));
    expect(messageFiles.map(({ file }) => file.replace('{{locale}}', 'en')).toSorted()).toEqual(json.toSorted());
  });

  it('has a collection for each kind of article, and one for those without an English version', () => {
    const names = collections.filter(({ files }) => !files).map(({ name }) => name);
    expect(names.slice(0, collectionNames.length)).toEqual([...collectionNames]);
    const withoutEnglish = textsIn(/^messages\/\w+\/\w+\/[\w-]+\.md$/)
      .map(([file]) => file.split('/'))
      .filter(([, , folder, name]) => !english.has(`messages/en/${folder}/${name}`))
      .map(([, locale, folder]) => `${folder}-${locale}`);
    expect(names.slice(collectionNames.length)).toEqual([...new Set(withoutEnglish)]);
  });

  it('offers the languages of the site, by their own names, and fewer where a file has fewer', () => {
    expect(cms).toMatchObject({ i18n: { locales: localeCodes, default_locale: 'en' } });
    expect(languages).toMatchObject({ en: 'English', jp: '日本語', vn: 'Tiếng Việt' });
    expect(messageFiles.find(({ name }) => name === 'workbench')?.i18n?.locales.toSorted()).toEqual(['en', 'ru', 'zh']);
  });

  it('shows English first', () => {
    expect(localeCodes[0]).toBe('en');
  });

  it('offers the categories, tags and authors of the data files', () => {
    const { fields = [] } = collections.find(({ name }) => name === 'blog')!;
    const options = (name: string) => fields.find((field) => field.name === name)?.options;
    const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8')) as never;
    const { categories, tags } = read('taxonomy.json') as { categories: string[]; tags: object };
    expect([options('category'), options('tags'), options('author')]).toEqual([
      categories,
      Object.keys(tags),
      read('authors.json'),
    ]);
  });
});

describe('the files of the project are in the form that the desk writes', () => {
  it('articles', () => {
    const changed = textsIn(/^messages\/\w+\/\w+\/[\w-]+\.md$/).filter(([file, text]) => {
      const schema = formats.articles[file.split('/')[2]!]!;
      return articleFromForm(articleToForm(text, schema), schema) !== text;
    });
    expect(changed.map(([file]) => file)).toEqual([]);
  });

  it('messages', () => {
    const changed = messageFiles.flatMap(({ file, fields }) =>
      textsIn(new RegExp(`^${file.replace('{{locale}}', String.raw`\w+`)}$`)).filter(
        ([, text]) => `${JSON.stringify(inOrder(JSON.parse(text), { fields }), null, 2)}\n` !== text,
      ),
    );
    expect(changed.map(([file]) => file)).toEqual([]);
  });

  it('data', () => {
    const changed = Object.entries(dataFormats()).filter(([name, schema]) => {
      const text = readFileSync(`content/${name}.json`, 'utf8');
      return `${JSON.stringify(fromForm(toForm(JSON.parse(text), schema), schema), null, 2)}\n` !== text;
    });
    expect(changed.map(([name]) => name)).toEqual([]);
    expect(Object.keys(formats.data)).toEqual(Object.keys(dataFormats()));
  });
});
