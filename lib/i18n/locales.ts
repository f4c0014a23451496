/** The locales of the site: one table, from which every other list and rule of locales is derived. */

export type LocaleEntry = {
  /** BCP 47 tag: `<html lang>`, hreflang and the name of the sitemap. */
  language: string;
  /** The language's name in that language. */
  name: string;
  /** The folder of its messages and the inner route parameter. */
  value: LocaleCode;
  /** The first path segment of its addresses: two letters. */
  code: LocaleCode;
  /** The setting that may give this locale a host of its own. */
  domain: 'ZH_SITE_URL' | null;
  /** True for the locales that speak on unprefixed addresses. */
  domainDefault: boolean;
  /** True for the locale of every address that names no other. */
  isCatchallLocale: boolean;
};

type Rules = Pick<LocaleEntry, 'domain' | 'domainDefault' | 'isCatchallLocale'>;

type Row = readonly [language: string, name: string, rules?: Partial<Rules>];

/** The rows by code, in the order of the switcher; what a row does not say is null or false. */
const rows = {
  en: ['en-US', 'English', { domainDefault: true, isCatchallLocale: true }],
  zh: ['zh-CN', '简体中文', { domain: 'ZH_SITE_URL', domainDefault: true }],
  ru: ['ru-RU', 'Русский'],
  vn: ['vi-VN', 'Tiếng Việt'],
  es: ['es-ES', 'Español'],
  pt: ['pt-PT', 'Português'],
  tr: ['tr-TR', 'Türkçe'],
  th: ['th-TH', 'ไทย'],
  fr: ['fr-FR', 'Français'],
  uk: ['uk-UA', 'Українська'],
  ko: ['ko-KR', '한국어'],
  hi: ['hi-IN', 'हिन्दी'],
  jp: ['ja-JP', '日本語'],
  tc: ['zh-TW', '繁體中文'],
} satisfies Record<string, Row>;

export type LocaleCode = keyof typeof rows;

export const localeCodes = Object.keys(rows) as readonly LocaleCode[];

export const locales: readonly LocaleEntry[] = localeCodes.map((code) => {
  const [language, name, rules]: Row = rows[code];
  return { language, name, value: code, code, domain: null, domainDefault: false, isCatchallLocale: false, ...rules };
});

/** The language tag of a locale: `ru` → `ru-RU`. */
export function languageOf(code: LocaleCode): string {
  return rows[code][0];
}

/** The language tag of words that are not in the reader's language, for their `lang`; none for those that are. */
export function foreignLanguage(written: LocaleCode, reader: LocaleCode): string | undefined {
  return written === reader ? undefined : languageOf(written);
}

/** True when the text is the code of a locale of the site. */
export function isLocaleCode(text: string): text is LocaleCode {
  return Object.hasOwn(rows, text);
}

/** The locale of every address that names no other. */
export const defaultLocale = locales.find(({ isCatchallLocale }) => isCatchallLocale)!.code;

/** The language that words and articles are written in first; the others are translated from it. */
export const sourceLocale = 'en' satisfies LocaleCode;

export const translatedCodes = localeCodes.filter((code) => code !== sourceLocale);

/** True for the locales whose addresses carry a prefix: all but English and Simplified Chinese. */
export function isPrefixed(code: LocaleCode): boolean {
  const [, , rules]: Row = rows[code];
  return !rules?.domainDefault;
}

export const prefixedCodes = localeCodes.filter(isPrefixed);

/** The codes that begin an address which always speaks one locale: the default locale's own address begins with none. */
export const addressCodes = localeCodes.filter((code) => code !== defaultLocale);

/** Simplified and Traditional Chinese readers get other solutions, alternatives and contact features. */
export function isChinese(code: LocaleCode): boolean {
  return code === 'zh' || code === 'tc';
}
