/** Locale table: every other list and rule of locales is derived from it. */

export type LocaleEntry = {
  /** BCP 47 tag: `<html lang>`, hreflang and the name of the sitemap. */
  language: string;
  /** The language's name in that language. */
  name: string;
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

type LocaleRules = Pick<LocaleEntry, 'domain' | 'domainDefault' | 'isCatchallLocale' | 'genericLanguage'>;

type Row = readonly [language: string, name: string, rules?: Partial<LocaleRules>];

/** Rows by code, in the order of the language switcher; omitted values default to null or false. */
const rows = {
  en: ['en-US', 'English', { domainDefault: true, isCatchallLocale: true, genericLanguage: 'en' }],
  zh: ['zh-CN', '简体中文', { domain: 'ZH_SITE_URL', domainDefault: true, genericLanguage: 'zh-Hans' }],
  ru: ['ru-RU', 'Русский'],
  vn: ['vi-VN', 'Tiếng Việt'],
  es: ['es-ES', 'Español', { genericLanguage: 'es' }],
  pt: ['pt-PT', 'Português', { genericLanguage: 'pt' }],
  tr: ['tr-TR', 'Türkçe'],
  th: ['th-TH', 'ไทย'],
  fr: ['fr-FR', 'Français', { genericLanguage: 'fr' }],
  uk: ['uk-UA', 'Українська'],
  ko: ['ko-KR', '한국어'],
  hi: ['hi-IN', 'हिन्दी'],
  jp: ['ja-JP', '日本語'],
  tc: ['zh-TW', '繁體中文', { genericLanguage: 'zh-Hant' }],
} satisfies Record<string, Row>;

export type LocaleCode = keyof typeof rows;

export const localeCodes = Object.keys(rows) as readonly LocaleCode[];

export const locales: readonly LocaleEntry[] = localeCodes.map((code) => {
  const [language, name, rules]: Row = rows[code];
  const defaults: LocaleRules = { domain: null, domainDefault: false, isCatchallLocale: false, genericLanguage: null };
  return { language, name, value: code, code, ...defaults, ...rules };
});

/** Returns the language tag of a locale: `ru` → `ru-RU`. */
export function languageTag(code: LocaleCode): string {
  return rows[code][0];
}

/** Returns the hreflang values of a locale: its language tag, then the one for all regions if it has one. */
export function hreflangValues(code: LocaleCode): string[] {
  const { language, genericLanguage } = locales.find((entry) => entry.code === code)!;
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

/** Returns whether a locale's URLs have a prefix: all but English and Simplified Chinese. */
export function isPrefixed(code: LocaleCode): boolean {
  const [, , rules]: Row = rows[code];
  return !rules?.domainDefault;
}

export const prefixedCodes = localeCodes.filter(isPrefixed);

/** Prefixes of URLs that always serve one locale; the default locale's URLs have none. */
export const pathPrefixes = localeCodes.filter((code) => code !== defaultLocale);

/** Returns whether a locale is Chinese: its readers get other solutions, alternatives and contact features. */
export function isChinese(code: LocaleCode): boolean {
  return code === 'zh' || code === 'tc';
}
