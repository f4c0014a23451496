import { levenshtein } from '@/lib/config/levenshtein';

/** The known word that another one looks like; undefined when it looks like none. */
export function closestWord(word: string, known: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[_\s-]/g, '');
  // Short words are near to everything, so they may differ in one letter alone.
  const allowed = Math.min(word.length < 6 ? 1 : 2, word.length - 1);
  return [...known]
    .filter((one) => one !== word && Math.abs(one.length - word.length) <= 3)
    .map((one) => ({ one, steps: levenshtein(plain(word), plain(one)) }))
    .filter(({ steps }) => steps <= allowed)
    .toSorted((a, b) => a.steps - b.steps)[0]?.one;
}

/** The end of a message about an unknown word: the question whether a known one was meant, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = closestWord(word, known);
  return meant === undefined ? '' : `; did you mean “${meant}”?`;
}
