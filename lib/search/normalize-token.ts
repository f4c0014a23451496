/** Letters that Unicode does not take apart, and how they are typed without their strokes. */
const strokes: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Accents; those of й, ў and ї make other letters, which nobody leaves out. */
const accents = /(?<![иу])\u0306|(?<!і)\u0308|[\u0300-\u0305\u0307\u0309-\u036F]/gu;

/** What only has to be made small: Latin without accents, digits, spaces, and Cyrillic without ё, ї and apostrophes. */
const simple = /^[\w .,:;/-]*$|^[А-Яа-я]*$/;

/**
 * A text as it is compared: small letters without accents, in their usual width, and without what is not seen.
 * Marks that are letters of their own, such as the vowels of Thai and Hindi, stay.
 */
export function normalizeToken(text: string): string {
  if (simple.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(accents, '')
      .replace(/[\u093C\p{Cf}\uFE0E\uFE0F]/gu, '')
      .replace(/[đıłøßæœ]/g, (letter) => strokes[letter]!)
      .replace(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
      .normalize('NFC')
      // Compatibility takes this vowel of Thai apart, and nothing puts it together again.
      .replaceAll('\u0E4D\u0E32', '\u0E33')
  );
}
