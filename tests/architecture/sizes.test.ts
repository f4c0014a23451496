import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceNames } from './sources';

/** Maximum lines of a source file. Messages and price tables are data and are not checked. */
const maxLines = 250;

/** Files that may be longer, and why. */
const longer: Readonly<Record<string, string>> = {
  'lib/api/store/schema.ts': 'One table after another.',
  'tests/unit/request-routing/route-request.test.ts': 'One table: every URL and its expected decision.',
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

describe(`file sizes (median ${at(0.5)} lines, 95th percentile ${at(0.95)})`, () => {
  it('source files stay under 250 lines', () => {
    expect(sizes.filter(({ name, lines }) => lines > maxLines && !(name in longer))).toEqual([]);
  });
});
