import { localeRows } from '@/lib/i18n/locale-rows';
import type { LocaleRow } from '@/lib/i18n/locales-schema';

/** Locale table of content/locales.json: every other list and rule of locales is derived from it. */

export type LocaleCode = keyof typeof localeRows;

export type LocaleEntry = Pick<LocaleRow, 'language' | 'name'> & {
  /** Folder of its messages and inner route parameter. */
  value: LocaleCode;
  /** First path segment of its URLs: two letters. */
  code: LocaleCode;
  /** Setting that can give this locale its own host. */
  domain: 'ZH_SITE_URL' | null;
  /** Whether unprefixed URLs can serve this locale. */
  domainDefault: boolean;
  /** Whether this is the locale of every URL that does not name one. */
  isCatchallLocale: boolean;
  /** Second hreflang value, for readers in all other regions; null for a language of one region. */
  genericLanguage: string | null;
};

const rows: Readonly<Record<LocaleCode, LocaleRow>> = localeRows;

/** Codes in the order of the language switcher. */
export const localeCodes = Object.keys(rows) as readonly LocaleCode[];

const defaults = { domain: null, domainDefault: false, isCatchallLocale: false, genericLanguage: null };

export const locales: readonly LocaleEntry[] = localeCodes.map((code) => ({
  ...defaults,
  ...rows[code],
  value: code,
  code,
}));

/** Returns the row of a locale in content/locales.json, with the optional fields that it has. */
export const localeRow = (code: LocaleCode): LocaleRow => rows[code];

/** Returns the language tag of a locale: `ru` → `ru-RU`. */
export function languageTag(code: LocaleCode): string {
  return rows[code].language;
}

/** Returns the hreflang values of a locale: its language tag, then the one for all regions if it has one. */
export function hreflangValues(code: LocaleCode): string[] {
  const { language, genericLanguage } = rows[code];
  return genericLanguage ? [language, genericLanguage] : [language];
}

/** Returns the `lang` attribute for text in another language than the reader's; undefined if it is the same. */
export function langIfDifferent(contentLocale: LocaleCode, reader: LocaleCode): string | undefined {
  return contentLocale === reader ? undefined : languageTag(contentLocale);
}

/** Returns whether a string is a locale code of the site. */
export function isLocaleCode(text: string): text is LocaleCode {
  return Object.hasOwn(rows, text);
}

/** Locale of every URL that does not name one. */
export const defaultLocale = locales.find(({ isCatchallLocale }) => isCatchallLocale)!.code;

/** Language in which messages and articles are written first; the others are translated from it. */
export const sourceLocale = 'en' satisfies LocaleCode;

export const translatedCodes = localeCodes.filter((code) => code !== sourceLocale);

/** Returns whether a locale is built but not published: its pages are not indexed, and nothing links to them. */
export const isDraft = (code: LocaleCode): boolean => Boolean(rows[code].draft);

export const publishedCodes = localeCodes.filter((code) => !isDraft(code));

/** Returns whether a locale's URLs always have a prefix. */
export function isPrefixed(code: LocaleCode): boolean {
  return !rows[code].domainDefault;
}

export const prefixedCodes = localeCodes.filter(isPrefixed);

/** Prefixes of URLs that always serve one locale; the default locale's URLs have none. */
export const pathPrefixes = localeCodes.filter((code) => code !== defaultLocale);

/** Chinese, if the table gives it no prefix: unprefixed URLs then serve it or the default locale. */
export const unprefixedChinese = localeCodes.find((code) => code !== defaultLocale && !isPrefixed(code));

/** Returns the language of a locale as in BCP 47, without script and region: `jp` → `ja`. */
export function languageOf(code: LocaleCode): string {
  return languageTag(code).split('-')[0]!;
}

/** Returns whether a locale is Chinese: its readers get other solutions, alternatives and contact features. */
export function isChinese(code: LocaleCode): boolean {
  return languageOf(code) === 'zh';
}
