import type { LocaleCode } from '@/lib/i18n/locales';
import { editDistance, mostTypos } from '@/lib/search/edit-distance';
import { readWords, type IndexHead, type WordsPart } from '@/lib/search/index-format';
import { areForms, stemStart } from '@/lib/search/inflections';
import type { IndexParts } from '@/lib/search/search';

/** The words of an index: which of them a word of a query may mean. */

export type KnownWord = {
  text: string;
  number: number;
  /** Roughly in how many places it stands, as a power of two. */
  count: number;
};

/** A word that one of the query may mean, and how surely, from 0 to 1. */
export type Meaning = KnownWord & { weight: number };

export type OpenIndex = { head: IndexHead; parts: IndexParts };

const opened = new WeakMap<WordsPart, KnownWord[]>();

async function wordsOf({ parts }: OpenIndex, name: string, number: number): Promise<KnownWord[]> {
  const part = (await parts.read(name)) as WordsPart;
  const known =
    opened.get(part) ??
    readWords(part.words).map((text, i) => ({ text, number: number + i, count: Number(part.counts[i]) }));
  opened.set(part, known);
  return known;
}

/** The words that begin so, in their order. */
export async function wordsFrom(index: OpenIndex, start: string): Promise<KnownWord[]> {
  const { words } = index.head;
  const covering = words.filter(([, first], i) => {
    const next = words[i + 1]?.[1];
    return (first <= start || first.startsWith(start)) && (next === undefined || next > start);
  });
  const all = await Promise.all(covering.map(([name, , number]) => wordsOf(index, name, number)));
  return all.flat().filter(({ text }) => text.startsWith(start));
}

/** So many meanings of one word are looked up. */
const mostMeanings = 24;

const best = (meanings: Meaning[]): Meaning[] =>
  meanings.sort((a, b) => b.weight - a.weight || b.count - a.count).slice(0, mostMeanings);

/**
 * The words that one of a query stands for: itself, its forms, and what it is the beginning of.
 * @param isLast whether more of it may still be typed
 */
export async function meaningsOf(index: OpenIndex, word: string, isLast: boolean): Promise<Meaning[]> {
  const { locale } = index.head;
  const near = await wordsFrom(index, word.length > 3 ? stemStart(word) : word);
  const meanings = near.flatMap((known): Meaning[] => {
    const weight = weightOf(word, known.text, locale, isLast);
    return weight > 0 ? [{ ...known, weight }] : [];
  });
  return best(meanings);
}

function weightOf(word: string, known: string, locale: LocaleCode, isLast: boolean): number {
  if (word === known) return 1;
  if (areForms(word, known, locale)) return 0.92;
  if (!known.startsWith(word)) return 0;
  // The more of a word is typed the surer is what is meant.
  const part = word.length / known.length;
  return isLast ? 0.3 + 0.5 * part : word.length < 4 ? 0 : 0.6 * part;
}

/** The words that a misspelled one may stand for, the nearest first. */
export async function correctionsOf(index: OpenIndex, word: string, isLast: boolean): Promise<Meaning[]> {
  const most = mostTypos(word.length);
  if (most === 0) return [];
  // The first letter is seldom wrong; when it was swapped or forgotten, the second one begins the word.
  const known = await wordsFrom(index, word[0]!);
  const found = known.concat(word[1] && word[1] !== word[0] ? await wordsFrom(index, word[1]) : []);
  const meanings = found.flatMap((one): Meaning[] => {
    const distance = editDistance(word, one.text, Math.min(most, mostTypos(Math.max(4, one.text.length))));
    if (distance <= most) return [{ ...one, weight: distance === 1 ? 0.7 : 0.5 }];
    if (!isLast || word.length < 5 || one.text.length <= word.length) return [];
    const beginning = editDistance(word, one.text.slice(0, word.length), 1);
    return beginning <= 1 ? [{ ...one, weight: 0.35 }] : [];
  });
  return best(meanings).slice(0, 8);
}
