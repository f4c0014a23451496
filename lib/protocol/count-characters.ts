const segmenter = new Intl.Segmenter();

/**
 * How many characters people see in a text: an emoji is one, however many code points it has (UAX #29).
 * @param most counting ends after so many, as nobody needs to know more
 */
export function countCharacters(text: string, most = Infinity): number {
  // A character never has less than one code unit.
  if (text.length === 0 || most <= 0) return 0;
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count > most) break;
  }
  return count;
}
