import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';

/**
 * Internal locale of Chinese pages requested under `/zh`; their links keep the prefix. Unprefixed Chinese pages use
 * `zh`.
 */
export const prefixedChinese = 'zh-prefixed';

/** Value of the route parameter `[locale]`, the first segment of internal paths. */
export type InternalLocale = LocaleCode | typeof prefixedChinese;

/** @param hasPrefix whether the URL names the locale */
export function toInternalLocale(locale: LocaleCode, hasPrefix: boolean): InternalLocale {
  return locale === 'zh' && hasPrefix ? prefixedChinese : locale;
}

export function isInternalLocale(text: string): text is InternalLocale {
  return text === prefixedChinese || isLocaleCode(text);
}

/** Returns the locale whose messages and articles an internal locale shows. */
export function localeFromInternal(value: InternalLocale): LocaleCode {
  return value === prefixedChinese ? 'zh' : value;
}
