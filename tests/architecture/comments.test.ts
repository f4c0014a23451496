import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { missingNames } from './named-paths';
import { readSources, type Source } from './sources';
import { trackedFiles } from './tracked-files';

const exampleComments = 'lib/i18n/planted.tsx';
const sources = readSources({
  [exampleComments]: `
    // The rule is in lib/i18n/no-such-rule.ts, its table in lib/i18n/locales.ts.
    /** See no-such-page.md, docs/routing.md and messages/{locale}/no-such-words.json, but messages/{locale}/shell.json. */
    /** See \`noSuchName\` and \`readSources\`. */
    export const address = 'https://lib/i18n/an-address.ts // lib/i18n/a-text.ts';
    export const template = \`// lib/i18n/a-template.ts \${address} // lib/i18n/its-end.ts\`;
    export const pattern = /[/]\\/lib\\/i18n\\/a-pattern.ts/;
    export const element = <p>// lib/i18n/an-element.ts</p>;`,
});

const missingInComments = (file: string, comments: string) =>
  missingNames(comments).map((name) => `${file} names ${name}`);

const withoutComments = ({ text, comments }: Source) =>
  comments.reduce((code, comment) => code.replace(comment, ''), text);
const thisFile = 'tests/architecture/comments.test.ts';
const namesInCode = new Set(
  [...sources].flatMap(([file, source]) => (file === thisFile ? [] : (withoutComments(source).match(/[\w$]+/g) ?? []))),
);

/** Names in backquotes that look like identifiers but do not occur in code. */
const unknownNames = (text: string) =>
  [...text.matchAll(/`([a-z]+[A-Z]\w*)`/g)].flatMap(([, name]) => (namesInCode.has(name!) ? [] : name!));

it('comments name only existing files', () => {
  const violations = [...sources].filter(([file]) => file !== exampleComments && !file.startsWith('generated/'));
  expect(violations.flatMap(([file, source]) => missingInComments(file, source.comments.join('\n')))).toEqual([]);
});

it('comments in style sheets name only existing files', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(folder, name)),
  );
  const comments = (file: string) => [...readFileSync(file, 'utf8').matchAll(/\/\*[\s\S]*?\*\//g)].join('\n');
  expect(sheets.flatMap((file) => missingInComments(file, comments(file)))).toEqual([]);
});

it('comments and documents name only functions, types and values that exist', () => {
  const comments = [...sources].filter(([file]) => file !== exampleComments);
  const documents = trackedFiles().filter((file) => /^(?!messages\/|CHANGELOG).*\.md$/.test(file));
  const texts = [
    ...comments.map(([file, source]) => [file, source.comments.join('\n')] as const),
    ...documents.map((file) => [file, readFileSync(file, 'utf8')] as const),
  ];
  expect(texts.flatMap(([file, text]) => unknownNames(text).map((name) => `${file} names ${name}`))).toEqual([]);
  expect(unknownNames(sources.get(exampleComments)!.comments.join('\n'))).toEqual(['noSuchName']);
});

it('names of missing files are detected in comments only', () => {
  const names = missingNames(sources.get(exampleComments)!.comments.join('\n'));
  expect(names).toEqual(['lib/i18n/no-such-rule.ts', 'no-such-page.md', 'messages/{locale}/no-such-words.json']);
});
