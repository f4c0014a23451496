import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceNames } from './sources';

/** Files that may be longer, and why. */
const longer: Readonly<Record<string, string>> = {};

const most = 180;
const sizes = sourceNames()
  .filter((name) => /^(?:app|components|lib|scripts)\//.test(name))
  .map((name) => ({ name, lines: readFileSync(name, 'utf8').trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines);
const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]!.lines;

describe(`files fit on two screens (half have up to ${at(0.5)} lines, 95 % up to ${at(0.95)})`, () => {
  it('of the code', () => {
    const long = sizes.filter(({ name, lines }) => lines > most && !(name in longer));
    expect(long).toEqual([]);
  });
});
