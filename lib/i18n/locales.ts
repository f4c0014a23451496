/** The locales of the site: one table, from which every other list of locales is derived. */

export const localeCodes = [
  'en',
  'zh',
  'ru',
  'vn',
  'es',
  'pt',
  'tr',
  'th',
  'fr',
  'uk',
  'ko',
  'hi',
  'jp',
  'tc',
] as const;

export type LocaleCode = (typeof localeCodes)[number];

export type LocaleEntry = {
  /** BCP 47 tag: `<html lang>`, hreflang and the name of the sitemap. */
  language: string;
  /** The language's name in that language. */
  name: string;
  /** The folder of its messages and the inner route parameter. */
  value: LocaleCode;
  /** The first path segment of its addresses. */
  code: LocaleCode;
  /** The setting that may give this locale a host of its own. */
  domain: 'ZH_SITE_URL' | null;
  /** True for the locales that speak on unprefixed addresses. */
  domainDefault: boolean;
  /** True for the locale of every address that names no other. */
  isCatchallLocale: boolean;
};

const names: Record<LocaleCode, [language: string, name: string]> = {
  en: ['en-US', 'English'],
  zh: ['zh-CN', '简体中文'],
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
};

export const locales: readonly LocaleEntry[] = localeCodes.map((code) => ({
  language: names[code][0],
  name: names[code][1],
  value: code,
  code,
  domain: code === 'zh' ? 'ZH_SITE_URL' : null,
  domainDefault: code === 'en' || code === 'zh',
  isCatchallLocale: code === 'en',
}));

/** The language tag of a locale: `ru` → `ru-RU`. */
export function languageOf(code: LocaleCode): string {
  return names[code][0];
}

/** True when the text is the code of a locale of the site. */
export function isLocaleCode(text: string): text is LocaleCode {
  return Object.hasOwn(names, text);
}

/** The locales whose addresses carry a prefix: all but English and Simplified Chinese. */
export const prefixedCodes = localeCodes.filter((code) => code !== 'en' && code !== 'zh');

/** Simplified and Traditional Chinese readers get other solutions, alternatives and contact features. */
export function isChinese(code: LocaleCode): boolean {
  return code === 'zh' || code === 'tc';
}
