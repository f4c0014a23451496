import { expect, it } from 'vitest';
import {
  decodeVarints,
  parseRanges,
  encodeVarints,
  encodePostings,
  formatRanges,
  encodeWords,
  type PageRecord,
  type Posting,
} from '@/lib/search/index-format';
import { PostingsTable, VocabularyTable } from '@/lib/search/index-tables';
import { PageTable } from '@/lib/search/page-table';
import { search } from '@/lib/search/search';
import { englishParts, page } from './small-index';

it('index shards are read as they were written', () => {
  const numbers = [0, 1, 31, 32, 33, 1023, 1024, 123_456_789];
  expect(decodeVarints(encodeVarints(numbers))).toEqual(numbers);
  const places = [
    { slot: 0, rank: 3 },
    { slot: 1, rank: 0 },
    { slot: 900, rank: 2 },
  ] as const;
  const table = new PostingsTable({ places: ['B', encodePostings(places)].join(' ') });
  const read: Posting[] = [];
  table.forEachPosting(1, (slot, rank) => read.push({ slot, rank }));
  expect(read).toEqual(places);
  const words = ['a', 'proxies', 'proxy', `${'x'.repeat(50)}y`, `${'x'.repeat(50)}z`, '代理', '代码'];
  const known = new VocabularyTable({ words: encodeWords(words), counts: '0123456' });
  expect(words.map((_, i) => [known.text(i), known.logPostings(i)])).toEqual(words.map((word, i) => [word, i]));
  expect([known.range('prox'), known.range('代'), known.range('b')]).toEqual([
    { from: 1, to: 3 },
    { from: 5, to: 7 },
    { from: 1, to: 1 },
  ]);
  expect([known.has('proxy'), known.has('prox'), known.has('代码')]).toEqual([true, false, true]);
  expect([...parseRanges(formatRanges([9, 1, 2, 3, 7]))]).toEqual([1, 2, 3, 7, 9]);
  expect([...parseRanges(formatRanges([]))]).toEqual([]);
});

it('index shards are kept as bytes on the server, including pages', () => {
  const pages: PageRecord[] = [
    { path: '/a', title: 'Прокси', sections: [['', '', 'Как профиль получает адрес. 😀']] },
    { path: '/b', title: 'Second', sections: [['#', 'Heading', 'Text']] },
  ];
  const table = new PageTable({ pages });
  expect(pages.map((_, i) => table.record(i))).toEqual(pages);
  expect(table.byteLength).toBeGreaterThan(Buffer.byteLength(JSON.stringify(pages)) - 10);
});

it('shards of a large index are loaded on demand', async () => {
  const many = Array.from({ length: 3000 }, (_, i) =>
    page(`/docs/page-${i}`, `Subject${i} of page`, [
      ['', '', `word${i} word${i + 1} ${'filler '.repeat(i % 9)}text${i % 97}`],
    ]),
  );
  const parts = englishParts(many);
  const loaded = new Set<string>();
  const read = async (name: string): Promise<unknown> => {
    loaded.add(name);
    return JSON.parse(parts.get(name)!);
  };
  const { hits } = await search({ read }, 'subject1234', { locale: 'en' });
  expect(hits[0]!.path).toBe('/docs/page-1234');
  expect(loaded.size).toBeLessThan(parts.size / 2);
});
