import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cssNames, declaredNames, jsonKeys, testTitles, wordsOf } from './declared-names';
import { prose, words } from './retired-words';
import { readSources } from './sources';
import { trackedFiles } from './tracked-files';

/** Retired words must not return: each has a standard term that an engineer would search for. */

const anyOf = (terms: object) => new RegExp(`-(?:${Object.keys(terms).join('|')})-`);
const anyWord = new Map([words, prose].map((terms) => [terms, anyOf(terms)] as const));

/** Retired words in a name, in camel case or with hyphens, or in a text. */
function retiredWords(where: string, name: string, terms = words): string[] {
  const spelled = `-${wordsOf(name).join('-')}-`;
  // Nearly all names have none, and there are hundreds of thousands.
  if (!anyWord.get(terms)!.test(spelled)) return [];
  const found = Object.keys(terms).filter((word) => spelled.includes(`-${word}-`));
  return found.map((word) => `${where}: “${word}” in “${name}” is retired, use “${terms[word]}”`);
}

const retiredNames = (where: string, found: readonly string[]): string[] =>
  [...new Set(found)].flatMap((name) => retiredWords(where, name));

/** Names of articles, page copy and public files are URLs. */
const isUrl = (file: string) => /^(?:public|messages\/\w+\/\w+)\//.test(file);

const headings = (markdown: string) => [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!);

const sources = readSources();
const tracked = trackedFiles();
const read = (pattern: RegExp) =>
  tracked.filter((file) => pattern.test(file)).map((file) => [file, readFileSync(file, 'utf8')] as const);

it('no file or folder has a retired name', () => {
  expect(tracked.flatMap((file) => (isUrl(file) ? [] : retiredWords(file, file)))).toEqual([]);
});

it('nothing declared in code has a retired name', () => {
  expect([...sources].flatMap(([file, { program }]) => retiredNames(file, declaredNames(program)))).toEqual([]);
});

it('no data attribute, class or custom property has a retired name', () => {
  const code = read(/^(?!tests\/architecture\/retired-words).*\.(?:css|tsx?)$/);
  const attributes = code.flatMap(([file, text]) => retiredNames(file, text.match(/\bdata-[a-z-]+/g) ?? []));
  expect([...attributes, ...read(/\.css$/).flatMap(([file, css]) => retiredNames(file, cssNames(css)))]).toEqual([]);
});

it('no key of a message has a retired name', () => {
  const messages = read(/^messages\/en\/(?:(?:pages|features|topics|solutions|alternatives)\/)?[\w-]+\.json$/);
  expect(messages.flatMap(([file, json]) => retiredNames(file, jsonKeys(JSON.parse(json))))).toEqual([]);
});

it('no heading of a document and no test title contains a retired word', () => {
  const documents = read(/^(?!messages\/|tests\/).*\.md$/).map(([file, text]) => [file, headings(text)] as const);
  const titles = [...sources].map(([file, source]) => [file, testTitles(source)] as const);
  expect(
    [...documents, ...titles].flatMap(([file, lines]) => lines.flatMap((line) => retiredWords(file, line, prose))),
  ).toEqual([]);
});

it('the standard term for a retired word is not retired itself', () => {
  expect(retiredNames('terms', Object.values(words))).toEqual([]);
});

it('a retired name is reported with its replacement', () => {
  expect(retiredWords('x', 'components/sections/trades.tsx')[0]).toContain('use “use cases”');
  expect(retiredNames('x.tsx', [`data-${'kept'}`, 'isKept'])).toHaveLength(2);
  expect(retiredNames('x.css', cssNames('.a:hover > .signs { color: var(--told) }'))).toHaveLength(2);
  expect(retiredNames('x.json', jsonKeys(JSON.parse('{"ok":{"mend":[0,{"strange":0}]}}')))).toHaveLength(2);
  expect(retiredWords('x.md', 'The front’s cache', prose)[0]).toContain('use “the reverse proxy”');
});

it('declarations of every kind are checked', () => {
  const text = `
      import { x as picture, y } from 'z';
      import mends, * as mend from 'z';
      type Told = { besides: string; anew(): void; 'a said': 1 };
      enum Scene { trades }
      function nthPage<Nobody>(worth: number, { page: cancelled }: Told) {
        const [begun] = [{ colour: worth }];
        try {} catch (said) {}
      }
      abstract class Drawings { licence = 'farthest'; #kept = 1; abstract fault: number; }
      export { y as wish, x };
      it.each([1])('the room %s is left', () => {});`;
  const source = readSources({ 'lib/planted.ts': text }).get('lib/planted.ts')!;
  const used = new Set(['it', 'x', 'y']);
  const found = declaredNames(source.program).filter((name) => !used.has(name));
  expect(found.toSorted()).toEqual([
    ...['Drawings', 'Nobody', 'Scene', 'Told', 'anew', 'begun', 'besides', 'cancelled', 'colour', 'fault'],
    ...['kept', 'licence', 'mend', 'mends', 'nthPage', 'picture', 'said', 'trades', 'wish', 'worth'],
  ]);
  expect(retiredNames('lib/planted.ts', found)).toHaveLength(found.length - 1);
  expect(testTitles(source)).toEqual(['the room %s is left']);
});
