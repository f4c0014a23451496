import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';

/** Letters without a Unicode decomposition, and their plain spelling. */
const letterReplacements: Readonly<Record<string, string>> = {
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Accents, except those of й, ў and ї, which are distinct letters and never omitted. */
const accents = /(?<![иу])\u0306|(?<!і)\u0308|[\u0300-\u0305\u0307\u0309-\u036F]/gu;

/** Text that only needs lowercasing: Latin without accents, digits, spaces, Cyrillic without ё, ї and apostrophes. */
const asciiOrBasicCyrillic = /^[\w .,:;/-]*$|^[А-Яа-я]*$/;

/**
 * Normalizes text for comparison: lowercase, without accents, full-width forms and invisible characters. Marks that are
 * letters, such as the vowels of Thai and Hindi, are preserved.
 */
export function normalizeToken(text: string): string {
  if (asciiOrBasicCyrillic.test(text)) return text.toLowerCase();
  return (
    withoutInvisibleCharacters(text)
      .normalize('NFKD')
      .toLowerCase()
      .replace(accents, '')
      .replaceAll('\u093C', '')
      .replace(/[đıłøßæœ]/g, (letter) => letterReplacements[letter]!)
      .replace(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
      .normalize('NFC')
      // NFKD decomposes this Thai vowel, and NFC does not recompose it.
      .replaceAll('\u0E4D\u0E32', '\u0E33')
  );
}

/**
 * Replaces Hiragana with Katakana, so that each finds the other. Text is segmented first, because the boundaries between
 * the two are often those of words.
 */
export const foldKana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
