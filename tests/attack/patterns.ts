/** Inputs that trigger super-linear parsing time, through backtracking or nested loops. */

export type Pattern = {
  name: string;
  /** Creates a text of about the given length. */
  text: (length: number) => string;
};

const repeated = (name: string, part: string): Pattern => ({
  name,
  text: (length) => part.repeat(Math.floor(length / part.length)),
});

/** Creates a text of distinct characters. */
const distinct = (from: number, count: number) => (length: number) =>
  Array.from({ length }, (_, i) => String.fromCodePoint(from + ((i * 7919) % count))).join('');

const numbered = (name: string, suffix: string, length: number) =>
  Array.from({ length: Math.ceil(length / 5) }, (_, i) => name + i.toString(36) + suffix)
    .join('')
    .slice(0, length);

/** Patterns for header fields, URLs and bodies. */
export const patterns: readonly Pattern[] = [
  repeated('one letter', 'a'),
  repeated('digits', '1'),
  repeated('hyphens', '-'),
  { name: 'spaces between two letters', text: (length) => `a${' '.repeat(length - 2)}b` },
  repeated('commas', ','),
  repeated('semicolons', ';'),
  repeated('quotes', '"'),
  repeated('percent escapes', '%C3%A9'),
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
  repeated('file extensions', '.xml'),
  repeated('mail addresses', 'a@a.'),
  repeated('brackets', '['),
  repeated('backslashes', '\\'),
  repeated('query parameter names', 'a&'),
  { name: 'different query parameter names', text: (length) => numbered('k', '&', length) },
  { name: 'spaces between words', text: (length) => 'a '.repeat(length / 2 - 1) + 'b!' },
];

/** Patterns that only a body or a percent-encoded URL can contain. */
export const unicodePatterns: readonly Pattern[] = [
  { name: 'a letter with marks', text: (length) => `e${'\u0301'.repeat(length - 1)}` },
  repeated('marks out of order', '\u0301\u0316'),
  repeated('emoji', '👩‍👩‍👧‍👦'),
  repeated('flags', '🇩🇪'),
  { name: 'distinct characters', text: distinct(0x4e00, 20_000) },
  { name: 'a host of distinct characters', text: (length) => `http://${distinct(0x4e00, 20_000)(length - 7)}` },
  { name: 'a host of marks out of order', text: (length) => `http://a${'\u0301\u0316'.repeat(length / 2 - 4)}` },
  repeated('line breaks', '\r\n'),
  repeated('control characters', '\u0001'),
  repeated('lone surrogates', '\ud83c'),
];

/**
 * Returns the longest text of a pattern within a size limit.
 * @param encodedSize measures the size of a text in bytes once encoded
 */
export function fill(
  pattern: Pattern,
  bytes: number,
  encodedSize: (text: string) => number = Buffer.byteLength,
): string {
  const sample = pattern.text(600);
  const length = Math.floor((bytes * sample.length) / Math.max(1, encodedSize(sample)));
  return pattern.text(Math.max(2, length));
}
