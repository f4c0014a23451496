import { forLanguage, type LanguageTable } from '@/lib/i18n/language-table';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Prevents bad line breaks with the no-break spaces that typography asks for. Pure functions on strings. */

const noBreakSpace = '\u00A0';

type Rule = readonly [pattern: RegExp, replacement: string];

/** A line may end but not begin with a dash. A number stays with its unit and its digit groups. */
const commonRules: readonly Rule[] = [
  [/ (?=[—–](?![\p{L}\p{N}]))/gu, noBreakSpace],
  [/(?<=\d) (?=(?:[KMGT]?B|[КМГ]?[бБ]|Мб|Гб|ms|px|мс|Go|Mo|%|₫|zł|€)(?![\p{L}\p{N}]))/gu, noBreakSpace],
  [/(?<=\d) (?=\d{3}(?!\d))/gu, noBreakSpace],
];

/** Keeps a particle with the Latin name before it, from which a space separates it. */
const chinese: readonly Rule[] = [[/ (?=[的了])/gu, noBreakSpace]];

/** Words of one or two letters stay with the next word, particles with the previous word. */
const cyrillic: readonly Rule[] = [
  [/ (?=(?:бы?|же?|ли|би)(?![\p{L}\p{N}-]))/giu, noBreakSpace],
  [/(?<![\p{L}\p{N}’'-])(?!(?:бы|же|ли|б|ж)(?!\p{L}))(\p{Script=Cyrillic}{1,2}) /giu, `$1${noBreakSpace}`],
];

const rules: LanguageTable<readonly Rule[]> = {
  zh: chinese,
  ru: cyrillic,
  uk: cyrillic,
  fr: [
    [/ (?=[;:!?»](?![\p{L}\p{N}/]))/gu, '\u202F'],
    [/« /gu, '«\u202F'],
  ],
  th: [[/ (?=ๆ)/gu, noBreakSpace]],
};

/** Replaces spaces at which a line may not end by no-break spaces. */
export const withNoBreakSpaces = (text: string, locale: LocaleCode): string =>
  [...commonRules, ...(forLanguage(rules, locale) ?? [])].reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );

/** Replaces no-break spaces by spaces: for titles, structured data, feeds and search. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
