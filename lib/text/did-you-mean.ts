import { editDistance } from '@/lib/text/levenshtein';

/** Finds the known word most similar to another; undefined when none is similar. */
export function closestWord(word: string, knownWords: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[_\s-]/g, '');
  // Short words resemble many others, so they may differ in only one letter.
  const allowed = Math.min(word.length < 6 ? 1 : 2, word.length - 1);
  return [...knownWords]
    .filter((candidate) => candidate !== word && Math.abs(candidate.length - word.length) <= 3)
    .map((candidate) => ({ candidate, distance: editDistance(plain(word), plain(candidate), allowed) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)[0]?.candidate;
}

/** Returns a “did you mean” suffix for a message about an unknown word, or an empty string. */
export function didYouMean(word: string, knownWords: Iterable<string>): string {
  const suggestion = closestWord(word, knownWords);
  return suggestion === undefined ? '' : `; did you mean “${suggestion}”?`;
}
