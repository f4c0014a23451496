import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredNames, wordsOf } from './declared-names';
import { trackedFiles } from './tracked-files';
import { folders, headings, identifiers, names, words } from './retired-names';
import { readSources } from './sources';

/** Retired words must not return: each has a standard term that an engineer would search for. */

type Terms = Readonly<Record<string, string>>;

const sources = readSources();

/** The name of a file without its extensions: `draw-wordmark` for `draw-wordmark.test.ts`. */
const stemOf = (file: string) => path.basename(file).replace(/(?:\.(?:module|test|spec|d))*\.\w+$/, '');

const replacement = (where: string, word: string, terms: Terms) =>
  `${where}: “${word}” is retired, use “${terms[word]}”`;

const retiredWords = (where: string, name: string) =>
  wordsOf(name)
    .filter((word) => Object.hasOwn(words, word))
    .map((word) => `${replacement(where, word, words)} in “${name}”`);

const toFileName = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();

function retiredPaths(tracked: readonly string[]): string[] {
  return tracked.flatMap((file) => [
    ...Object.keys(folders)
      .filter((folder) => file.startsWith(`${folder}/`))
      .map((folder) => replacement(file, folder, folders)),
    ...retiredWords(file, stemOf(file)),
    ...(Object.hasOwn(names, stemOf(file)) ? [replacement(file, stemOf(file), names)] : []),
  ]);
}

function retiredExports(file: string, text: string): string[] {
  const exported = text.matchAll(/^export (?:async )?(?:const|let|function|class|type|interface) (\w+)/gm);
  return Array.from(exported, ([, name]) => toFileName(name!))
    .filter((name) => Object.hasOwn(names, name))
    .map((name) => replacement(file, name, names));
}

/** Declared names that are retired as a whole, or that contain a word which is never right in a name. */
function retiredIdentifiers(file: string, declared: readonly string[]): string[] {
  return [...new Set(declared)].flatMap((name) => [
    ...(Object.hasOwn(identifiers, name) ? [replacement(file, name, identifiers)] : []),
    ...retiredWords(file, name),
  ]);
}

function retiredHeadings(file: string, text: string): string[] {
  const found = [...text.matchAll(/^#+ (.*)$/gm)].flatMap(
    ([, heading]) => heading!.toLowerCase().match(/[a-z]+/g) ?? [],
  );
  return found.filter((word) => Object.hasOwn(headings, word)).map((word) => replacement(file, word, headings));
}

const tracked = trackedFiles();
const documents = tracked.filter((file) => file.endsWith('.md') && !/^(?:messages|tests)\//.test(file));

describe('vocabulary', () => {
  it('no file or folder has a retired name', () => {
    expect(retiredPaths(tracked)).toEqual([]);
  });

  it('no export has a retired name', () => {
    expect([...sources].flatMap(([file, { text }]) => retiredExports(file, text))).toEqual([]);
  });

  it('no declared identifier has a retired name or contains a retired word', () => {
    expect([...sources].flatMap(([file, { program }]) => retiredIdentifiers(file, declaredNames(program)))).toEqual([]);
  });

  it('no heading of a document contains a retired word', () => {
    expect(documents.flatMap((file) => retiredHeadings(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('a retired name is reported with its replacement', () => {
    expect(retiredPaths(['lib/serving/new.ts'])[0]).toContain('use “lib/http-server”');
    expect(retiredPaths(['lib/http-server/kept-files.test.ts'])[0]).toContain('use “file-cache”');
    expect(retiredPaths(['components/sections/page-head.module.css'])[0]).toContain('use “page-header”');
    expect(retiredExports('x.ts', 'export function senderOf() {}')[0]).toContain('use “get-client”');
    expect(retiredIdentifiers('x.ts', ['nthPage'])[0]).toContain('use “index” in “nthPage”');
    expect(retiredIdentifiers('x.ts', ['kept', 'isKept'])).toHaveLength(1);
    expect(retiredHeadings('x.md', '## The front’s cache')[0]).toContain('use “reverse proxy”');
  });

  it('declarations of every kind are checked', () => {
    const text = `
      type Told = { besides: string; anew(): void; 'a said': 1 };
      function nthPage<Nobody>(worth: number, { page: cancelled }: Told) {
        const [begun] = [{ colour: worth }];
        try {} catch (said) {}
      }
      class Drawings { licence = 'farthest' }`;
    const declared = declaredNames(readSources({ 'lib/planted.ts': text }).get('lib/planted.ts')!.program);
    expect(declared.toSorted()).toEqual([
      ...['Drawings', 'Nobody', 'Told', 'anew', 'begun', 'besides', 'cancelled', 'colour', 'licence', 'nthPage'],
      ...['said', 'worth'],
    ]);
    expect(retiredIdentifiers('lib/planted.ts', declared)).toHaveLength(declared.length);
  });
});
