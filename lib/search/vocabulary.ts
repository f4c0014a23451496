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
  return best(meanings.some(({ text }) => text === word) ? meanings : await withForms(index, meanings));
}

/** Words of the index with their own forms, for those that are not on the site as they were typed. */
async function withForms(index: OpenIndex, meanings: readonly Meaning[]): Promise<Meaning[]> {
  const found = new Map(meanings.map((one) => [one.text, one]));
  for (const { text, weight } of best([...meanings]).slice(0, 3)) {
    if (weight < 0.45 || text.length < 4) continue;
    for (const near of await wordsFrom(index, stemStart(text))) {
      if (found.has(near.text) || !areForms(text, near.text, index.head.locale)) continue;
      found.set(near.text, { ...near, weight: weight * 0.92 });
    }
  }
  return [...found.values()];
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
  const within = (typos: number) =>
    found.flatMap((one): Meaning[] => {
      const few = Math.min(typos, Math.max(1, mostTypos(one.text.length)));
      const distance = editDistance(word, one.text, few);
      if (distance <= few) return [{ ...one, weight: distance === 1 ? 0.7 : 0.5 }];
      if (!isLast || word.length < 5 || one.text.length <= word.length) return [];
      const beginning = editDistance(word, one.text.slice(0, word.length), 1);
      return beginning <= 1 ? [{ ...one, weight: 0.45 }] : [];
    });
  const near = best(within(most)).slice(0, 8);
  return near.length > 0 ? withForms(index, near) : nearestOf(found, word);
}

/** The one word that is nearest to one that resembles nothing, if at most every third letter is wrong. */
function nearestOf(found: readonly KnownWord[], word: string): Meaning[] {
  const most = word.length < 6 ? 0 : Math.floor(word.length / 3);
  const far = found.map((one) => ({ ...one, distance: editDistance(word, one.text, most) }));
  const [nearest] = far
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  return nearest ? [{ ...nearest, weight: 0.3 }] : [];
}
