import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceNames } from './sources';

/** So many lines a file of code may have: two screens. Words and tables of prices are data, and stand in other files. */
const most = 180;

const sizes = sourceNames()
  .filter((name) => !/^(?:generated|tests)\//.test(name))
  .map((name) => ({ name, lines: readFileSync(name, 'utf8').trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines);
const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]!.lines;

describe(`files of code (half have up to ${at(0.5)} lines, 95 % up to ${at(0.95)})`, () => {
  it('fit on two screens', () => {
    expect(sizes.filter(({ lines }) => lines > most)).toEqual([]);
  });
});
