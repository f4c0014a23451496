import type { LocaleCode } from '@/lib/i18n/locales';

/**
 * File format of a language's search index. Every shard name contains a content hash, so shards are immutable; only the
 * pointer, named by locale code, is not. Pages are numbered by category; each page has one slot for its title and one per
 * section. The keys `head`, `places` and `kinds` are read by browsers of older builds, so they keep their names.
 */

/** Categories of results: the collection of an article, or `page`. */
export const searchCategories = ['docs', 'helps', 'blog', 'news', 'release', 'partner', 'legal', 'page'] as const;
export type SearchCategory = (typeof searchCategories)[number];

/** The pointer file of a locale: the names of the manifests to load. */
export type IndexPointer = {
  head: string;
  /** The English index, and the numbers of its pages that this language lacks and shows in English: `3,7-9`. */
  english?: { head: string; shown: string };
};

export type IndexManifest = {
  locale: LocaleCode;
  /** Shards of the vocabulary, with the first word of each and its number. */
  words: [name: string, first: string, number: number][];
  /** Shards of the postings, with the number of the first word of each. */
  places: [name: string, number: number][];
  /** Shards of page records, with the first page of each. */
  pages: [name: string, page: number][];
  /** Number of slots of each page, as encoded by `encodeVarints`. */
  slots: string;
  /** The first page of each category. */
  kinds: [category: SearchCategory, page: number][];
  /** The most popular pages. */
  popular: number[];
};

/** Sorted words, prefix-compressed: the length of the prefix shared with the previous word (base 36), then the rest. */
export type VocabularyShard = {
  words: string;
  /** One digit per word: the binary logarithm of its number of postings. */
  counts: string;
};

/** The postings of each word as encoded by `encodePostings`, separated by spaces. */
export type PostingsShard = { places: string };

/** The id of most headings; if it applies, a record stores `derivedAnchor` instead. */
export const slugify = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
export const derivedAnchor = '#';

export type PageRecord = {
  path: string;
  title: string;
  /** Its sections in order; the first is the introduction. */
  sections: [anchor: string, heading: string, text: string][];
};

export type PageShard = { pages: PageRecord[] };

/** A posting: a word in a slot. Rank in a section: 0 in its text, 1 often in it, 2 in its heading, 3 in a short one. */
export type Posting = { slot: number; rank: 0 | 1 | 2 | 3 };

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitValues = new Map([...digits].map((digit, i) => [digit.charCodeAt(0), i]));

/** The value of a digit by its code unit. */
export const digitValue = (codeUnit: number): number => digitValues.get(codeUnit)!;

/** Variable-length number: little-endian base-32 digits, with the sixth bit as continuation flag. */
function encodeVarint(number: number): string {
  return number < 32 ? digits[number]! : digits[32 + (number % 32)]! + encodeVarint(Math.floor(number / 32));
}

/** Inverse of `decodeVarints`. */
export const encodeVarints = (numbers: readonly number[]): string => numbers.map(encodeVarint).join('');

export function decodeVarints(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (const digit of text) {
    const value = digitValue(digit.charCodeAt(0));
    number += (value % 32) * factor;
    factor *= 32;
    if (value >= 32) continue;
    numbers.push(number);
    number = 0;
    factor = 1;
  }
  return numbers;
}

/** Delta-encodes postings sorted by slot; most take one character. */
export function encodePostings(postings: readonly Posting[]): string {
  let previousSlot = -1;
  return encodeVarints(
    postings.map(({ slot, rank }) => {
      const gap = slot - previousSlot - 1;
      previousSlot = slot;
      return gap * 4 + rank;
    }),
  );
}

/** Prefix-compresses sorted words. */
export function encodeWords(words: readonly string[]): string {
  return words
    .map((word, i) => {
      const previous = words[i - 1] ?? '';
      let sharedLength = 0;
      while (sharedLength < 35 && sharedLength < word.length && word[sharedLength] === previous[sharedLength])
        sharedLength += 1;
      return sharedLength.toString(36) + word.slice(sharedLength);
    })
    .join(' ');
}

/** Parses a list of numbers such as `3,7-9`. */
export function parseRanges(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const range of text.split(',').filter(Boolean)) {
    const [from, to = from] = range.split('-').map(Number);
    for (let number = from!; number <= to!; number += 1) numbers.add(number);
  }
  return numbers;
}

export function formatRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const lastRange = ranges.at(-1);
    if (lastRange && lastRange[1] === number - 1) lastRange[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
