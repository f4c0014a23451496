import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '@/lib/api/store/backup';
import { restore } from '@/lib/api/store/restore';
import { events, landings } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';
import { event, folderOfStores, landing, message, writeLines } from './backup-rows';

const { inFolder, open, end } = folderOfStores();
let one: Store;
beforeAll(async () => {
  one = await open('one');
  await one.db.insert(landings).values([landing('a'), landing('b')]);
  await one.db.insert(events).values(Array.from({ length: 500 }, (_, i) => event(`event-${i}`)));
  await backUp(one, inFolder('plain'));
});
afterAll(end);

describe('a file that is no backup, or no whole one', () => {
  const good = { table: 'landings', row: landing('never') };
  const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });
  const bad: [what: string, line: unknown, said: RegExp][] = [
    ['no JSON', '{"table":', /Line 2 of \S+ cannot be restored: it is no JSON\.$/],
    ['an unknown table', { table: 'planets', row: {} }, /it names no table of the store\.$/],
    ['a table that every object has', { table: 'constructor', row: {} }, /it names no table/],
    ['no row', { table: 'landings', row: [] }, /it holds no row\.$/],
    ['nothing', 'null', /it names no table/],
    ['an unknown column', { table: 'landings', row: { ...landing('x'), color: 1 } }, /landings has no column color\.$/],
    ['no id', { table: 'landings', row: { ...landing('x'), id: undefined } }, /landings cannot take its id\.$/],
    ['a number for a text', { table: 'landings', row: { ...landing('x'), source: 7 } }, /cannot take its source\.$/],
    ['a day that is none', { table: 'events', row: { ...event('x'), day: '2026-02-31' } }, /cannot take its day\.$/],
    ['a moment that is none', { table: 'events', row: { ...event('x'), happenedAt: 'soon' } }, /its happenedAt\.$/],
    ['a kind that is none', { table: 'messages', row: { ...message('x', 'a'), kind: 'spam' } }, /its kind\.$/],
    ['NUL', { table: 'landings', row: { ...landing('x'), source: 'a\0' } }, /its source\.$/],
    ['NUL in a key', { table: 'landings', row: { ...landing('x'), record: { 'a\0': 1 } } }, /its record\.$/],
    ['half a character', '{"table":"consents","row":{"id":"x","choice":"\\ud800","version":1}}', /its choice\.$/],
    ['values too deep', { table: 'landings', row: { ...landing('x'), record: deep(200) } }, /its record\.$/],
    ['an id too long for an index', { table: 'landings', row: { ...landing('x'.repeat(3000)) } }, /its id\.$/],
    ['no value that is needed', { table: 'consents', row: { id: 'x', version: 1 } }, /its choice\.$/],
  ];

  it.each(bad)('with %s is named with its line, and changes nothing', async (what, line, said) => {
    const before = await one.db.$count(landings);
    writeLines(inFolder('bad'), [good, line]);
    await expect(restore(one, inFolder('bad'))).rejects.toThrow(said);
    expect(await one.db.$count(landings)).toBe(before);
  });

  it('is said so in one sentence', async () => {
    mkdirSync(inFolder('a-folder'));
    writeFileSync(inFolder('text'), 'Hello.');
    writeFileSync(inFolder('empty'), '');
    writeFileSync(inFolder('cut'), readFileSync(inFolder('plain')).subarray(0, 2000));
    const said = async (name: string) => restore(one, inFolder(name)).then(String, (error: Error) => error.message);
    expect(await said('a-folder')).toMatch(/is no file, and so no backup\.$/);
    expect(await said('nowhere')).toMatch(/^There is no file .* to restore\.$/);
    expect(await said('text')).toMatch(/is not a backup\.$/);
    expect(await said('empty')).toMatch(/is not a backup\.$/);
    expect(await said('cut')).toMatch(/cannot be read after line \d+: it is damaged or cut off\.$/);
  });
});
