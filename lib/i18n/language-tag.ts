import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** Primary language subtags, our own codes, and country codes people type by mistake (kr, ua, cn). */
const primary: Record<string, LocaleCode> = {
  ...Object.fromEntries(localeCodes.map((code) => [code, code])),
  vi: 'vn',
  ja: 'jp',
  kr: 'ko',
  ua: 'uk',
  cn: 'zh',
};

/** Codes that stand in addresses but are no languages: they name countries, or other languages (kr is Kanuri). */
const addressOnly = new Set(['vn', 'jp', 'tc', 'kr', 'ua', 'cn']);

/** Language, then optionally script, then optionally region (BCP 47, RFC 5646 §2.1). */
const tagPattern = /^([a-z]{2})(?:-(hans|hant))?(?:-([a-z]{2}|\d{3}))?$/;
const traditionalRegions = new Set(['tw', 'hk', 'mo']);

/**
 * The locale a language tag means, in any case, with `-` or `_`: `pt-BR` → pt, `zh_Hant` → tc, `de` → null.
 * @param tag a tag of a URL, a cookie or an Accept-Language header
 */
export function localeOfTag(tag: string): LocaleCode | null {
  const match = tagPattern.exec(tag.toLowerCase().replaceAll('_', '-'));
  if (!match) return null;
  const [, language = '', script, region = ''] = match;
  const locale = Object.hasOwn(primary, language) ? primary[language]! : null;
  if (locale !== 'zh') return locale;
  const traditional = script ? script === 'hant' : traditionalRegions.has(region);
  return traditional ? 'tc' : 'zh';
}

/** The locale of a browser's language: as localeOfTag, but without the codes that only addresses use. */
export function localeOfLanguage(tag: string): LocaleCode | null {
  return addressOnly.has(tag.toLowerCase().split(/[-_]/)[0] ?? '') ? null : localeOfTag(tag);
}
