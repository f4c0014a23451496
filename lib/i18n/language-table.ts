import { languageOf, languageTag, localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** Tables of what the software knows about languages as such, by their subtags in BCP 47: not every language has a row. */

const scripts = Object.fromEntries(
  localeCodes.map((code) => [code, new Intl.Locale(languageTag(code)).maximize().script]),
);

/** Returns the script of a locale: `jp` → `Jpan`, `tc` → `Hant`. */
export const scriptOf = (code: LocaleCode): string => scripts[code] ?? '';

/** Values by language; a language with a script, such as `zh-Hant`, takes precedence. */
export type LanguageTable<Value> = Readonly<Partial<Record<string, Value>>>;

/** Returns the value of a locale's language; undefined if the table lacks it. */
export function forLanguage<Value>(table: LanguageTable<Value>, code: LocaleCode): Value | undefined {
  const language = languageOf(code);
  return table[`${language}-${scriptOf(code)}`] ?? table[language];
}
