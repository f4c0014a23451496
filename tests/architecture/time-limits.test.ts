import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceNames } from './sources';

// Smokes of the engines name a limit of their own with each wait.
const waiting = ['tests/eventually.ts', 'tests/engines/'];

it('tests wait by the helper that allows a busy machine its time, not by Vitest’s own limit of a second', () => {
  const call = /\bvi\s*\.wait(?:For|Until)\(/;
  const hasty = sourceNames()
    .filter((name) => name.startsWith('tests/') && !waiting.some((known) => name.startsWith(known)))
    .filter((name) => call.test(readFileSync(name, 'utf8')));
  expect(hasty).toEqual([]);
});
