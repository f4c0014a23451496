import { wordJoiner } from '@/lib/i18n/joiners';

/** Keeps words whole in a language that browsers break by a dictionary. Pure: texts in, texts out. */

/** Where browsers break: between words of their dictionary, which is that of Node.js. They begin anew after a joiner. */
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
 * Joins a word where browsers would break it, and nowhere else: what joiners part is looked up by itself.
 * @param before the text before the word, which may decide how it is broken
 * @param after the text after it
 */
export function joinAtBreaks(before: string, word: string, after: string, language: string): string {
  // A space ends what is looked up.
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
