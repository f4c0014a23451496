import { expect, it } from 'vitest';
import { parseCsv } from '@/lib/tools/csv';
import { formatUtmCsv, parseUtmCsv } from '@/lib/tools/utm-link-csv';

const links = [
  { address: 'https://x.example/?a=1', fields: { source: 'nl', campaign: '=1+1', inviteCode: 'a,"b"' } },
  { address: '/pricing', fields: { medium: 'two\nlines' } },
];

it.each([false, true])('links that were written are read again (for Excel: %s)', (isExcel) => {
  const parsed = parseUtmCsv(formatUtmCsv(links, isExcel));
  expect(parsed.errors).toEqual([]);
  expect(
    parsed.links.map(({ address, fields }) => [
      address,
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
    ]),
  ).toEqual(links.map(({ address, fields }) => [address, fields]));
});

const columns = { names: { a: ['a'], b: ['b', 'bee'] }, required: ['a'] } as const;
const read = (text: string) => parseCsv<'a' | 'b'>(text, columns);

it.each([',', ';', '\t'])(
  'cells are separated by %j, lines end in any way, and a byte-order mark is ignored',
  (separator) => {
    const text = `\uFEFF A ${separator}BEE\r\n1${separator}"x${separator}\r\ny"\r\n\r\n2${separator}\r\n`;
    expect(read(text)).toEqual({
      rows: [
        { line: 2, cells: { a: '1', b: `x${separator}\r\ny` } },
        { line: 5, cells: { a: '2', b: '' } },
      ],
      errors: [],
    });
  },
);

it('errors name their line, and the other lines are read', () => {
  expect(read('a,b\n1,2\n3\n4,5,6\n7,8')).toMatchObject({
    rows: [{ line: 2 }, { line: 5 }],
    errors: [
      { line: 3, reason: 'cellCount' },
      { line: 4, reason: 'cellCount' },
    ],
  });
});

it('after a stray quotation mark the rest cannot be read', () => {
  expect(read('a,b\n1,2\n"3"x,4\n5,6')).toMatchObject({ rows: [{ line: 2 }], errors: [{ line: 3, reason: 'quotes' }] });
});

it.each([
  ['', [{ line: 1, reason: 'noHeader' }]],
  ['\n\n', [{ line: 1, reason: 'noHeader' }]],
  [
    'b,c\n1,2',
    [
      { line: 1, reason: 'unknownColumn', column: 'c' },
      { line: 1, reason: 'missingColumn', column: 'a' },
    ],
  ],
  ['a,b,bee\n1,2,3', [{ line: 1, reason: 'repeatedColumn', column: 'b' }]],
])('the header of %j is wrong', (text, errors) => {
  expect(read(text)).toEqual({ rows: [], errors });
});
