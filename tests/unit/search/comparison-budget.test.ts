import { expect, it } from 'vitest';
import { search } from '@/lib/search/search';
import { englishParts, page } from './small-index';

/** The cost limit for misspelled words of a query. */

let parts: Map<string, string>;
/** One page with sixteen words, in an index of `count` others that start with the same letter. */
const inMany = (count: number) => {
  const targets = Array.from({ length: 16 }, (_, i) => `s${'abcdefghijklmnop'[i]!.repeat(3)}target`);
  const filler = Array.from({ length: count }, (_, i) => `s${i.toString(36).padStart(5, '0')}`).join(' ');
  const pages = [
    page('/docs/targets', 'Targets', [['', '', targets.join(' ')]]),
    page('/docs/filler', 'Filler', [['', '', filler]]),
  ];
  parts = englishParts(pages);
  return targets;
};
const read = async (name: string): Promise<unknown> => JSON.parse(parts.get(name)!);
const misspelled = (word: string) => word.replace('target', 'tarxget');
const suggestion = async (query: string) => (await search({ read }, query, { locale: 'en' })).suggestion;

it('all misspelled words of a query are corrected in a small index', async () => {
  const targets = inMany(50).slice(0, 12);
  expect(await suggestion(targets.map(misspelled).join(' '))).toBe(targets.join(' '));
});

it('misspelled words share one budget, which is used in query order and deterministic', async () => {
  const targets = inMany(5000).slice(0, 12);
  const query = targets.map(misspelled).join(' ');
  const expected = [...targets.slice(0, 3), ...targets.slice(3).map(misspelled)].join(' ');
  for (let i = 0; i < 3; i += 1) expect(await suggestion(query)).toBe(expected);
});

it('a single misspelled word is corrected in an index of any size', async () => {
  const [target] = inMany(30_000);
  expect(await suggestion(misspelled(target!))).toBe(target);
});
