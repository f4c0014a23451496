import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceNames } from './sources';

// Smoke tests of the engines set a timeout for each wait.
const allowedFiles = ['tests/eventually.ts', 'tests/engines/'];

it("tests wait with the helper whose timeout suits a busy machine, not with Vitest's one-second limit", () => {
  const call = /\bvi\s*\.wait(?:For|Until)\(/;
  const shortTimeouts = sourceNames()
    .filter((name) => name.startsWith('tests/') && !allowedFiles.some((known) => name.startsWith(known)))
    .filter((name) => call.test(readFileSync(name, 'utf8')));
  expect(shortTimeouts).toEqual([]);
});
