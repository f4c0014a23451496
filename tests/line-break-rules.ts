import type { LocaleCode } from '@/lib/i18n/locales';

/** A line break in a heading or label, as rendered by a browser. */
export type LineBreak = {
  locale: LocaleCode;
  /** The text of the block before and after the break; a space at the end of the line is part of the text before it. */
  before: string;
  after: string;
  /** Whether the browser may hyphenate: a broken word then shows a hyphen, which is not part of the text. */
  isHyphenated: boolean;
  isHeading: boolean;
};

const closing =
  /^(?:[,;:!?%)\]}»、。，．：；！？）」』】》〉ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]|[.…](?:\s|$)|\/(?:\s|$))/u;
const openingPunctuation = /[([{«„¿¡（「『【《〈]$/u;
const letter = /[\p{L}\p{N}\p{M}]/u;
const shortWord = /(?<![\p{L}\p{N}’'-])(?!(?:бы|же|ли|би|б|ж)\s)\p{Script=Cyrillic}{1,2}\s$/iu;
const particle = /^(?:бы|же|ли|би|б|ж)(?![\p{L}\p{N}-])/iu;

const isCyrillic = ({ locale }: LineBreak) => locale === 'ru' || locale === 'uk';
/** Languages without spaces, whose lines browsers break by their own dictionaries and models. */
const unspaced: ReadonlySet<LocaleCode> = new Set(['zh', 'tc', 'jp', 'th']);

type Rule = { issue: string; test: (broken: LineBreak) => boolean };

const rules: readonly Rule[] = [
  {
    // No dictionary separates a consonant from its vowels and marks, whether they precede or follow it.
    issue: 'a syllable is broken',
    test: ({ before, after, locale }) =>
      locale === 'th' && (/[\u0E40-\u0E44]$/u.test(before) || /^[\p{M}\u0E30\u0E32\u0E33\u0E45]/u.test(after)),
  },
  {
    issue: 'a line begins with a dash',
    test: ({ after, locale }) => !unspaced.has(locale) && /^[—–]/u.test(after),
  },
  {
    issue: 'a line begins with a closing mark',
    // Turkish writes a percent sign before its number.
    test: ({ after, locale }) => closing.test(after) && !(locale === 'tr' && /^%\d/.test(after)),
  },
  {
    issue: 'a line ends with an opening mark',
    test: ({ before }) => openingPunctuation.test(before.trimEnd()) && !/ [([{] $/.test(before),
  },
  { issue: 'a line ends on a short word', test: (broken) => isCyrillic(broken) && shortWord.test(broken.before) },
  { issue: 'a line begins with a particle', test: (broken) => isCyrillic(broken) && particle.test(broken.after) },
  {
    issue: 'a word is broken',
    test: ({ before, after, locale, isHyphenated }) =>
      !isHyphenated && !unspaced.has(locale) && letter.test(before.at(-1) ?? '') && letter.test(after[0] ?? ''),
  },
];

/** Returns the issue with a line break, or null. @param unbroken words that headings keep whole */
export function lineBreakIssue(broken: LineBreak, unbroken: readonly string[] = []): string | null {
  const { before, after, isHeading } = broken;
  const splits = (word: string) =>
    [...word].some((_, i) => i > 0 && before.endsWith(word.slice(0, i)) && after.startsWith(word.slice(i)));
  if (isHeading && unbroken.some(splits)) return 'a word is broken';
  return rules.find(({ test }) => test(broken))?.issue ?? null;
}
