/** Texts that cost a careless reader far more than their length: what an expression or a loop goes over again and again. */

export type Pattern = { name: string; /** A text of about so many characters. */ text: (length: number) => string };

const repeated = (name: string, piece: string): Pattern => ({
  name,
  text: (length) => piece.repeat(Math.floor(length / piece.length)),
});

/** Characters that are all different. */
const distinct = (from: number, count: number) => (length: number) =>
  Array.from({ length }, (_, i) => String.fromCodePoint(from + ((i * 7919) % count))).join('');

const numbered = (name: string, end: string, length: number) =>
  Array.from({ length: Math.ceil(length / 5) }, (_, i) => name + i.toString(36) + end)
    .join('')
    .slice(0, length);

/** What a field of a header, an address or a body may be filled with. */
export const patterns: readonly Pattern[] = [
  repeated('one letter', 'a'),
  repeated('digits', '1'),
  repeated('hyphens', '-'),
  { name: 'spaces between two letters', text: (length) => `a${' '.repeat(length - 2)}b` },
  repeated('commas', ','),
  repeated('semicolons', ';'),
  repeated('quotes', '"'),
  repeated('escapes', '%C3%A9'),
  repeated('letters and hyphens', 'a-'),
  repeated('a list', 'a,'),
  repeated('ranges with weights', 'en;q=0.1,'),
  repeated('cookies', 'a=b; '),
  repeated('entity tags', 'W/"a",'),
  repeated('labels', 'a.'),
  repeated('colons', 'a:'),
  repeated('paths', 'a/'),
  repeated('parent folders', '../'),
  repeated('slashes', '/'),
  repeated('endings of files', '.xml'),
  repeated('mail addresses', 'a@a.'),
  repeated('brackets', '['),
  repeated('backslashes', '\\'),
  repeated('names of a query', 'a&'),
  { name: 'different names of a query', text: (length) => numbered('k', '&', length) },
  { name: 'spaces between words', text: (length) => 'a '.repeat(length / 2 - 1) + 'b!' },
];

/** What only a body or an escaped address can hold. */
export const unicodePatterns: readonly Pattern[] = [
  { name: 'a letter with marks', text: (length) => `e${'\u0301'.repeat(length - 1)}` },
  repeated('marks out of order', '\u0301\u0316'),
  repeated('emoji', '👩‍👩‍👧‍👦'),
  repeated('flags', '🇩🇪'),
  { name: 'distinct signs', text: distinct(0x4e00, 20_000) },
  { name: 'a host of distinct signs', text: (length) => `http://${distinct(0x4e00, 20_000)(length - 7)}` },
  { name: 'a host of marks out of order', text: (length) => `http://a${'\u0301\u0316'.repeat(length / 2 - 4)}` },
  repeated('line breaks', '\r\n'),
  repeated('control characters', '\u0001'),
  repeated('halves of a pair', '\ud83c'),
];

/**
 * The longest text of a pattern whose writing has no more than so many bytes.
 * @param written how many bytes a text has where it is to stand
 */
export function fill(pattern: Pattern, bytes: number, written: (text: string) => number = Buffer.byteLength): string {
  const sample = pattern.text(600);
  const length = Math.floor((bytes * sample.length) / Math.max(1, written(sample)));
  return pattern.text(Math.max(2, length));
}
