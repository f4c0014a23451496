import { isLocaleCode, unprefixedChinese, type LocaleCode } from '@/lib/i18n/locales';

/** Value of the route parameter `[locale]`, the first segment of internal paths. */
export type InternalLocale = LocaleCode | `${LocaleCode}-prefixed`;

/**
 * Internal locale of Chinese pages requested under `/zh`; their links keep the prefix. Unprefixed Chinese pages use
 * `zh`. Undefined if there are none.
 */
export const prefixedChinese: InternalLocale | undefined = unprefixedChinese && `${unprefixedChinese}-prefixed`;

/** @param hasPrefix whether the URL names the locale */
export function toInternalLocale(locale: LocaleCode, hasPrefix: boolean): InternalLocale {
  return locale === unprefixedChinese && hasPrefix ? `${locale}-prefixed` : locale;
}

export function isInternalLocale(text: string): text is InternalLocale {
  return text === prefixedChinese || isLocaleCode(text);
}

/** Returns the locale whose messages and articles an internal locale shows. */
export function localeFromInternal(value: InternalLocale): LocaleCode {
  return isLocaleCode(value) ? value : unprefixedChinese!;
}
