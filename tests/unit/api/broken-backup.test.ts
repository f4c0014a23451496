import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '@/lib/api/store/backup';
import { restore } from '@/lib/api/store/restore';
import { events, landings } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';
import { event, storeFolders, landing, message, writeLines } from './backup-rows';

const { inFolder, open, cleanup } = storeFolders();
let one: Store;
beforeAll(async () => {
  one = await open('one');
  await one.db.insert(landings).values([landing('a'), landing('b')]);
  await one.db.insert(events).values(Array.from({ length: 500 }, (_, i) => event(`event-${i}`)));
  await backUp(one, inFolder('plain'));
});
afterAll(cleanup);

describe('an invalid or truncated backup', () => {
  const valid = { table: 'landings', row: landing('never') };
  const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });
  const bad: [what: string, line: unknown, message: RegExp][] = [
    ['no JSON', '{"table":', /Line 2 of \S+ cannot be restored: it is not valid JSON\.$/],
    ['an unknown table', { table: 'planets', row: {} }, /it does not name a table of the store\.$/],
    ['a table named like an Object property', { table: 'constructor', row: {} }, /it does not name a table/],
    ['a row that is not an object', { table: 'landings', row: [] }, /it contains no row\.$/],
    ['nothing', 'null', /it does not name a table/],
    ['an unknown column', { table: 'landings', row: { ...landing('x'), color: 1 } }, /landings has no column color\.$/],
    ['no ID', { table: 'landings', row: { ...landing('x'), id: undefined } }, /landings\.id is invalid\.$/],
    ['a number instead of text', { table: 'landings', row: { ...landing('x'), source: 7 } }, /\.source is invalid\.$/],
    ['an invalid day', { table: 'events', row: { ...event('x'), day: '2026-02-31' } }, /\.day is invalid\.$/],
    ['an invalid time', { table: 'events', row: { ...event('x'), happenedAt: 'soon' } }, /\.happenedAt is invalid\.$/],
    ['an unknown kind', { table: 'messages', row: { ...message('x', 'a'), kind: 'spam' } }, /\.kind is invalid\.$/],
    ['NUL', { table: 'landings', row: { ...landing('x'), source: 'a\0' } }, /\.source is invalid\.$/],
    ['NUL in a key', { table: 'landings', row: { ...landing('x'), record: { 'a\0': 1 } } }, /\.record is invalid\.$/],
    [
      'half a surrogate pair',
      '{"table":"consents","row":{"id":"x","choice":"\\ud800","version":1}}',
      /\.choice is invalid\.$/,
    ],
    [
      'values nested too deeply',
      { table: 'landings', row: { ...landing('x'), record: deep(200) } },
      /\.record is invalid\.$/,
    ],
    ['an ID too long for an index', { table: 'landings', row: { ...landing('x'.repeat(3000)) } }, /\.id is invalid\.$/],
    ['a required value missing', { table: 'consents', row: { id: 'x', version: 1 } }, /\.choice is invalid\.$/],
  ];

  it.each(bad)(
    'a backup with %s is rejected with its line number, without changes to the store',
    async (what, line, message) => {
      const before = await one.db.$count(landings);
      writeLines(inFolder('bad'), [valid, line]);
      await expect(restore(one, inFolder('bad'))).rejects.toThrow(message);
      expect(await one.db.$count(landings)).toBe(before);
    },
  );

  it('a file that is not a backup is rejected with one line', async () => {
    mkdirSync(inFolder('a-folder'));
    writeFileSync(inFolder('text'), 'Hello.');
    writeFileSync(inFolder('empty'), '');
    writeFileSync(inFolder('cut'), readFileSync(inFolder('plain')).subarray(0, 2000));
    const message = async (name: string) => restore(one, inFolder(name)).then(String, (error: Error) => error.message);
    expect(await message('a-folder')).toMatch(/is not a file\.$/);
    expect(await message('nowhere')).toMatch(/^The backup .* does not exist\.$/);
    expect(await message('text')).toMatch(/is not a backup\.$/);
    expect(await message('empty')).toMatch(/is not a backup\.$/);
    expect(await message('cut')).toMatch(/cannot be read after line \d+: it is damaged or truncated\.$/);
  });
});
