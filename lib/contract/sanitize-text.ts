/** Control characters, and halves of a pair that UTF-8 cannot write. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** Text from outside, made harmless to keep: without control characters, trimmed, cut to a length in characters. */
export function sanitizeText(text: string | null | undefined, length: number): string {
  return (text ?? '')
    .slice(0, length * 2)
    .replace(unwanted, '')
    .trim()
    .slice(0, length)
    .replace(unwanted, '');
}
