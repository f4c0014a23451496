import { wordJoiner } from '@/lib/i18n/joiners';

/** Keeps words whole in languages that browsers break by dictionary. Pure functions on strings. */

/** Returns browsers' break positions: word boundaries of the ICU dictionary. Segmentation restarts after a joiner. */
function breaksOf(text: string, language: string): Set<number> {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const breaks = new Set<number>();
  let begin = 0;
  for (const run of text.split(wordJoiner)) {
    for (const { index } of segmenter.segment(run)) if (index > 0) breaks.add(begin + index);
    begin += run.length + 1;
  }
  return breaks;
}

/**
 * Inserts joiners at the positions where browsers would break a word, and only there. Each joiner restarts the lookup.
 * @param before the text before the word, which can affect how it is segmented
 * @param after the text after it
 */
export function joinAtBreaks(before: string, word: string, after: string, language: string): string {
  // A space limits the context of the lookup.
  const left = before.slice(before.lastIndexOf(' ') + 1);
  const right = after.split(' ', 1)[0]!;
  let whole = word;
  for (;;) {
    const breaks = breaksOf(left + whole + right, language);
    const at = [...whole].findIndex((_, i) => i > 0 && breaks.has(left.length + i));
    if (at < 0) return whole;
    whole = whole.slice(0, at) + wordJoiner + whole.slice(at);
  }
}
