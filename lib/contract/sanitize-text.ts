/** Control characters, line separators and unpaired surrogates. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** Only characters that show nothing: spaces, format characters, fillers, the empty braille pattern. */
const blank = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const blankToEmpty = (text: string): string => (blank.test(text) ? '' : text);

/**
 * Sanitizes text from outside for storage: removes control characters, trims, and truncates to a length in code units.
 * Text of invisible characters alone counts as empty.
 */
export function sanitizeText(text: string | null | undefined, length: number): string {
  return blankToEmpty(
    (text ?? '')
      .slice(0, length * 2)
      .replace(unwanted, '')
      .trim()
      .slice(0, length)
      .replace(unwanted, ''),
  );
}
