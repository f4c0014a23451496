import { editDistance } from '@/lib/config/levenshtein';

/** Finds the known word most similar to another; undefined when none is similar. */
export function closestWord(word: string, known: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[_\s-]/g, '');
  // Short words resemble many others, so they may differ in only one letter.
  const allowed = Math.min(word.length < 6 ? 1 : 2, word.length - 1);
  return [...known]
    .filter((one) => one !== word && Math.abs(one.length - word.length) <= 3)
    .map((one) => ({ one, steps: editDistance(plain(word), plain(one), allowed) }))
    .filter(({ steps }) => steps <= allowed)
    .toSorted((a, b) => a.steps - b.steps)[0]?.one;
}

/** Returns a “did you mean” suffix for a message about an unknown word, or an empty string. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = closestWord(word, known);
  return meant === undefined ? '' : `; did you mean “${meant}”?`;
}
