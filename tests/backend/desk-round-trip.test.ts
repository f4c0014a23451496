import { expect, it } from 'vitest';
import { deskConfig } from '@/lib/desk/desk-config';
import { localOptions } from '@/lib/desk/repository-options';
import { changeWord, fieldOf, firstTextField, formOf, openEntry, openNewEntry, saveEntry } from '../desk-editor';
import { changedLines, projectFiles, readFiles } from '../desk-files';
import { isFull } from '../sampling';
import { openLocalDesk } from './local-desk';

/** The real CMS in Chromium over a copy of the project's texts and data: it changes what an editor changes, and no more. */

type Collection = {
  name: string;
  folder?: string;
  files?: { name: string; file: string }[];
  i18n?: true | { default_locale: string };
};
type Entry = { collection: string; name: string; isEntry: (file: string) => boolean };

const anyLocale = (pattern: string) => new RegExp(`^${pattern.replace('{{locale}}', String.raw`\w+`)}$`);
const all = projectFiles();

/** All entries: files of collections, and articles by their file in the language in which they were written first. */
function entriesOf({ name: collection, folder, files, i18n }: Collection): Entry[] {
  if (files) {
    return files.map(({ name, file }) => ({ collection, name, isEntry: (path) => anyLocale(file).test(path) }));
  }
  const source = typeof i18n === 'object' ? i18n.default_locale : 'en';
  const start = `${folder!.replace('{{locale}}', source)}/`;
  const isWithoutEnglish = (file: string) => !(file.replace(/^messages\/\w+/, 'messages/en') in all);
  return Object.keys(all)
    .filter((file) => file.startsWith(start) && file.endsWith('.md') && (source === 'en' || isWithoutEnglish(file)))
    .map((file) => file.slice(start.length, -'.md'.length))
    .map((name) => ({ collection, name, isEntry: (path) => anyLocale(`${folder}/${name}\\.md`).test(path) }));
}

const { collections } = deskConfig(localOptions).cms as { collections: Collection[] };
const entries = collections.flatMap(entriesOf);

/** One entry of each kind of form; all in the full suite. */
const sampled = new Set([
  ...['blog/one-profile-one-account', 'blog-zh/cross-border-shop-checklist', 'docs/proxies', 'pages/pages-home'],
  ...['interface/workbench', 'data/prices', 'data/campaigns'],
]);
const tested = isFull ? entries : entries.filter(({ collection, name }) => sampled.has(`${collection}/${name}`));
const files = projectFiles((file) => tested.some(({ isEntry }) => isEntry(file)));
const desk = await openLocalDesk(files);

it('one changed word in an entry changes one line of one file', async () => {
  const { page, url, origins } = desk;
  for (const { collection, name } of tested) {
    await openEntry(page, collection, name);
    await changeWord(await firstTextField(formOf(page)));
    await saveEntry(page);
  }
  const changes = changedLines(files, await readFiles(page));
  const changesOf = ({ isEntry }: Entry) => changes.filter((line) => isEntry(line.split(':')[0]!));
  expect(tested.filter((entry) => changesOf(entry).length !== 1).map((entry) => [entry, changesOf(entry)])).toEqual([]);
  expect(changes).toHaveLength(tested.length);
  expect([...origins]).toEqual([url]);
});

it('a changed word in the text of an article changes that line in this language only', async () => {
  const { page } = desk;
  const before = await readFiles(page);
  await openEntry(page, 'blog', 'one-profile-one-account');
  const text = fieldOf(formOf(page, 'zh'), 'body');
  await text.fill((await text.inputValue()).replace('## ', '## x'));
  await saveEntry(page);
  const [change, ...others] = changedLines(before, await readFiles(page));
  expect(change).toMatch(/^messages\/zh\/blog\/one-profile-one-account\.md:\d+: ## x/);
  expect(others).toEqual([]);
});

it('a new article and its translation are one file each, without the fields that are empty', async () => {
  const { page } = desk;
  const before = await readFiles(page);
  await openNewEntry(page, 'blog');
  const english = formOf(page, 'en');
  await fieldOf(english, 'title').fill('Three browsers, one desk');
  await fieldOf(english, 'description').fill('What a browser for each client changes.');
  await fieldOf(english, 'date').fill('2026-12-01');
  await english.getByRole('radio', { name: 'guides' }).click();
  await fieldOf(english, 'body').fill('The text.\n\n## A heading\n\nMore.');
  await saveEntry(page);

  await openEntry(page, 'blog', 'three-browsers-one-desk');
  await page.getByRole('button', { name: /^Enable .简体中文/ }).click();
  const chinese = formOf(page, 'zh');
  await fieldOf(chinese, 'title').fill('三个浏览器');
  await fieldOf(chinese, 'description').fill('每个客户一个浏览器。');
  await fieldOf(chinese, 'body').fill('正文。');
  await saveEntry(page);

  const after = await readFiles(page);
  const [file, translation] = ['en', 'zh'].map((locale) => `messages/${locale}/blog/three-browsers-one-desk.md`);
  expect(changedLines(before, after).toSorted()).toEqual([`${file}: new`, `${translation}: new`]);
  expect(after[file!]).toBe(
    '---\ntitle: "Three browsers, one desk"\ndescription: "What a browser for each client changes."\n' +
      'date: 2026-12-01\ncategory: guides\n---\nThe text.\n\n## A heading\n\nMore.\n',
  );
  expect(after[translation!]).toBe('---\ntitle: "三个浏览器"\ndescription: "每个客户一个浏览器。"\n---\n正文。\n');
});
