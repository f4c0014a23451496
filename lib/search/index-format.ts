import type { LocaleCode } from '@/lib/i18n/locales';
import type { SearchCategory } from '@/lib/search/categories';

/**
 * The parts of a language's index. Every name but a locale's code holds a digest of the part, so a part may be kept for
 * ever. Pages have numbers, those of a kind in one range; each page has slots, one for its title and one for each section.
 */

/** What stands under a locale's code: where reading begins. */
export type IndexEntry = {
  head: string;
  /** The English index, and the numbers of its pages that this language shows because it lacks them: `3,7-9`. */
  english?: { head: string; shown: string };
};

export type IndexHead = {
  locale: LocaleCode;
  /** The parts of words, with each one's first word and that word's number. */
  words: [name: string, first: string, number: number][];
  /** The parts of what stands where, with the number of each one's first word. */
  places: [name: string, number: number][];
  /** The parts of what pages are called, with each one's first page. */
  pages: [name: string, page: number][];
  /** How many slots each page has, as a number in base 64. */
  slots: string;
  /** The first page of each kind. */
  kinds: [kind: SearchCategory, page: number][];
  /** Pages that are asked for most. */
  popular: number[];
};

/** Words in their order, each as how many letters it shares with the one before (base 36) and the rest. */
export type WordsPart = {
  words: string;
  /** For each, one digit: roughly how many places it has, as a power of two. */
  counts: string;
};

/** For each word its places, as `writePlaces` writes them, with spaces between. */
export type PlacesPart = { places: string };

/** What most headings have for an id; a record then says `sameAnchor`. */
export const simpleAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
export const sameAnchor = '#';

export type PageRecord = {
  path: string;
  title: string;
  /** Its sections in their order, the opening first. */
  sections: [anchor: string, heading: string, text: string][];
};

export type PagesPart = { pages: PageRecord[] };

/** How a word stands in a slot. In a section: in its text once, or often, in its heading, or in a short heading. */
export type Place = { slot: number; rank: 0 | 1 | 2 | 3 };

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, i) => [digit.charCodeAt(0), i]));

/** The value of a digit, by its code unit. */
export const digitValue = (unit: number): number => values.get(unit)!;

/** A number as digits of base 32 with a sign that more follow, the smallest first. */
function writeNumber(number: number): string {
  return number < 32 ? digits[number]! : digits[32 + (number % 32)]! + writeNumber(Math.floor(number / 32));
}

/** Numbers as `readNumbers` reads them. */
export const writeNumbers = (numbers: readonly number[]): string => numbers.map(writeNumber).join('');

export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [number, factor] = [0, 1];
  for (const digit of text) {
    const value = digitValue(digit.charCodeAt(0));
    number += (value % 32) * factor;
    factor *= 32;
    if (value >= 32) continue;
    numbers.push(number);
    [number, factor] = [0, 1];
  }
  return numbers;
}

/** Places in the order of their slots; most take one character. */
export function writePlaces(places: readonly Place[]): string {
  let last = -1;
  return writeNumbers(
    places.map(({ slot, rank }) => {
      const step = slot - last - 1;
      last = slot;
      return step * 4 + rank;
    }),
  );
}

/** Words in their order, without what each has in common with the one before. */
export function writeWords(words: readonly string[]): string {
  return words
    .map((word, i) => {
      const before = words[i - 1] ?? '';
      let same = 0;
      while (same < 35 && same < word.length && word[same] === before[same]) same += 1;
      return same.toString(36) + word.slice(same);
    })
    .join(' ');
}

/** Whether a number is among those that a text such as `3,7-9` tells. */
export function readRanges(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const range of text.split(',').filter(Boolean)) {
    const [from, to = from] = range.split('-').map(Number);
    for (let number = from!; number <= to!; number += 1) numbers.add(number);
  }
  return numbers;
}

export function writeRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
