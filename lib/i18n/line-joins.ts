import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** Where a line must not break, told by characters: no-break spaces and word joiners. Pure: texts in, texts out. */

const noBreakSpace = '\u00A0';
export const wordJoiner = '\u2060';

type Rule = readonly [pattern: RegExp, replacement: string];

/** A dash ends a line and begins none; a number keeps its unit, and the groups of its digits. */
const everywhere: readonly Rule[] = [
  [/ (?=[—–](?![\p{L}\p{N}]))/gu, noBreakSpace],
  [/(?<=\d) (?=(?:[KMGT]?B|[КМГ]?[бБ]|Мб|Гб|ms|px|мс|Go|Mo|%|₫|zł|€)(?![\p{L}\p{N}]))/gu, noBreakSpace],
  [/(?<=\d) (?=\d{3}(?!\d))/gu, noBreakSpace],
];

/** Words of one and two letters go with the word after, particles with the word before; short parts of compounds stay. */
const cyrillic: readonly Rule[] = [
  [/ (?=(?:бы?|же?|ли|би)(?![\p{L}\p{N}-]))/giu, noBreakSpace],
  [/(?<![\p{L}\p{N}’'-])(?!(?:бы|же|ли|б|ж)(?!\p{L}))(\p{Script=Cyrillic}{1,2}) /giu, `$1${noBreakSpace}`],
  [/(?<![\p{L}\p{N}-])(\p{L}{1,3}-)(?=\p{L})|(-)(?=\p{L}{1,3}(?![\p{L}\p{N}-]))/giu, `$1$2${wordJoiner}`],
];

const rules: Partial<Record<LocaleCode, readonly Rule[]>> = {
  ru: cyrillic,
  uk: cyrillic,
  fr: [
    [/ (?=[;:!?»](?![\p{L}\p{N}/]))/gu, '\u202F'],
    [/« /gu, '«\u202F'],
  ],
  hi: [[/(?<=[\p{Script=Devanagari}\p{M}]-)(?=\p{Script=Devanagari})/gu, wordJoiner]],
};

/** Chinese words of one character that belong to the word after; all others, as 的 and 器, belong to the word before. */
const leading = new Set(
  '不没無无每各同在与與和用从從对對把让讓被为為给給向按以将將是有也都就只再更最多单單全新一第这這那哪何可能会會要你我他它由到并而但或及跟比'.split(
    '',
  ),
);
/** A number with its measure word: it belongs to what is counted. */
const counted = /^.[个個条條种種位款]$/u;
const han = /^\p{Script=Han}+$/u;

/** As many characters as stand in one line of the largest heading, in the narrowest window. */
const longestPhrase = 6;

/** Joins the characters of each phrase: a word, and the words of one character that belong to it. */
function joinPhrases(text: string, locale: LocaleCode): string {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter(languageOf(locale), { granularity: 'word' }).segment(text)) {
    const before = phrases.at(-1) ?? '';
    const belongs = leading.has(before) || counted.test(before) || (segment.length === 1 && !leading.has(segment));
    const fits = before.length + segment.length <= longestPhrase;
    if (belongs && fits && han.test(before) && han.test(segment)) phrases[phrases.length - 1] = before + segment;
    else phrases.push(segment);
  }
  return phrases.map((phrase) => (han.test(phrase) ? [...phrase].join(wordJoiner) : phrase)).join('');
}

/** Joins the characters of a known word. In Thai browsers have the same dictionary as Node.js, which breaks only some. */
function keepWhole(text: string, word: string, locale: LocaleCode): string {
  if (!text.includes(word)) return text;
  const segmenter = new Intl.Segmenter(languageOf(locale), { granularity: 'word' });
  const breaks = new Set([...segmenter.segment(text)].map(({ index }) => index));
  const whole = clusters(word, locale).join(wordJoiner);
  return text.replaceAll(word, (found, at: number) =>
    locale !== 'th' || [...found].some((_, i) => i > 0 && breaks.has(at + i)) ? whole : found,
  );
}

const clusters = (word: string, locale: LocaleCode) =>
  [...new Intl.Segmenter(languageOf(locale), { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);

/**
 * Puts in what keeps together what belongs on one line.
 * @param unbroken words that are never broken, though the browser's dictionary does not know them
 */
export function withJoins(text: string, locale: LocaleCode, unbroken: readonly string[] = []): string {
  const ruled = [...everywhere, ...(rules[locale] ?? [])].reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
  return unbroken.reduce((result, word) => keepWhole(result, word, locale), ruled);
}

/** The same for a heading: large type also keeps Chinese words whole, which browsers break anywhere. */
export function withHeadingJoins(text: string, locale: LocaleCode, unbroken: readonly string[] = []): string {
  const joined = withJoins(text, locale, unbroken);
  return locale === 'zh' || locale === 'tc' ? joinPhrases(joined, locale) : joined;
}

/** Takes out what `withJoins` puts in: for titles, structured data, feeds, and whatever is searched. */
export function withoutJoins(text: string): string {
  return text.replaceAll(wordJoiner, '').replaceAll(noBreakSpace, ' ');
}
