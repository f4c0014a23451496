const segmenter = new Intl.Segmenter();

/**
 * The chunk size for segmentation, in code units: the time that engines take per character grows with the length of the
 * text, so segmenting 60,000 letters at once takes almost a second.
 */
const chunkSize = 128;

/**
 * Counts user-perceived characters: an emoji is one, regardless of its code points (UAX #29). Takes linear time for any
 * text.
 * @param max counting stops above this number
 */
export function countCharacters(text: string, max = Infinity): number {
  let count = 0;
  for (let from = 0, size = chunkSize; from < text.length && count <= max;) {
    let end = from + size;
    // Half of a surrogate pair would count as a character.
    if (text.codePointAt(end - 1)! > 0xffff) end += 1;
    const chunk = text.slice(from, end);
    // In ASCII, every code unit is a character, except for CRLF.
    const isAscii = size === chunkSize && /^[ -~]*$/.test(chunk);
    let segmentCount = isAscii ? chunk.length : 0;
    let last = isAscii ? chunk.length - 1 : 0;
    for (const { index } of isAscii ? [] : segmenter.segment(chunk)) {
      segmentCount += 1;
      last = index;
      // A larger chunk is used only for its first character.
      if (size > chunkSize && segmentCount > 1) break;
    }
    const isWhole = end >= text.length && (size === chunkSize || segmentCount === 1);
    count += isWhole ? segmentCount : segmentCount - 1;
    if (isWhole) break;
    // The last character may continue after the chunk. One that fills it is segmented again in a chunk twice as long.
    from += last;
    size = segmentCount === 1 ? size * 2 : chunkSize;
  }
  return Math.min(count, max + 1);
}

/** Maximum code units of a character: an emoji of two people with skin colors has fifteen, and no common one more. */
const maxUnits = 16;

/** Whether a text has at most `max` characters. A text that is far too long is rejected by its length alone. */
export const isWithinLength = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * maxUnits && countCharacters(text, max) <= max);
