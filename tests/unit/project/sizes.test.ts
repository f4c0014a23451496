import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceNames } from './sources';

/** So many lines a file of code may have: two screens. Words and tables of prices are data, and stand in other files. */
const most = 180;

/** Files that may be longer, and why. */
const longer: Readonly<Record<string, string>> = {
  'tests/unit/routing/decide.test.ts': 'One table: every address, and what it is answered with.',
  'lib/server/store/schema.ts': 'Tables of the store, one after the other.',
};

const styleSheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);
const sizes = [...sourceNames(), ...styleSheets]
  .filter((name) => !name.startsWith('generated/'))
  .map((name) => ({ name, lines: readFileSync(name, 'utf8').trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines);
const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]!.lines;

describe(`files of code, tests and styles (half have up to ${at(0.5)} lines, 95 % up to ${at(0.95)})`, () => {
  it('fit on two screens', () => {
    expect(sizes.filter(({ name, lines }) => lines > most && !(name in longer))).toEqual([]);
  });
});
