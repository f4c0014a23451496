/** Control characters, line separators and unpaired surrogates. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/**
 * Sanitizes text from outside for storage: removes control characters, trims, and truncates to a length in code units.
 */
export function sanitizeText(text: string | null | undefined, length: number): string {
  return (text ?? '')
    .slice(0, length * 2)
    .replace(unwanted, '')
    .trim()
    .slice(0, length)
    .replace(unwanted, '');
}
