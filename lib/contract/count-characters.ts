const segmenter = new Intl.Segmenter();

/**
 * Code units that are segmented at once: engines take a time for each character that grows with the length of the text
 * that they were given, so that a whole text of 60,000 letters takes them almost a second.
 */
const usualSize = 128;

/**
 * How many characters people see in a text: an emoji is one, however many code points it has (UAX #29). It takes a time
 * in proportion to the text's length, whatever stands in it.
 * @param most counting ends after so many, as nobody needs to know more
 */
export function countCharacters(text: string, most = Infinity): number {
  let count = 0;
  for (let from = 0, size = usualSize; from < text.length && count <= most;) {
    let end = from + size;
    // Half of a surrogate pair would count as a character.
    if (text.codePointAt(end - 1)! > 0xffff) end += 1;
    const piece = text.slice(from, end);
    // In ASCII every unit is a character, but for line breaks of two.
    const isPlain = size === usualSize && /^[ -~]*$/.test(piece);
    let [seen, last] = isPlain ? [piece.length, piece.length - 1] : [0, 0];
    for (const { index } of isPlain ? [] : segmenter.segment(piece)) {
      [seen, last] = [seen + 1, index];
      // A larger piece was cut for its first character alone.
      if (size > usualSize && seen > 1) break;
    }
    const isWhole = end >= text.length && (size === usualSize || seen === 1);
    count += isWhole ? seen : seen - 1;
    if (isWhole) break;
    // The last character may go on behind the piece. One that fills it is looked at again in a piece twice as long.
    from += last;
    size = seen === 1 ? size * 2 : usualSize;
  }
  return Math.min(count, most + 1);
}

/** An emoji of two people with their skin colors has fifteen code units; nothing that people type has more. */
const mostUnits = 16;

/** True for a text of so many characters at most. One that is far too long for that is told by its length alone. */
export const hasAtMost = (text: string, most: number): boolean =>
  text.length <= most || (text.length <= most * mostUnits && countCharacters(text, most) <= most);
