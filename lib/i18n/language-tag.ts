import { languageTag, localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** Country codes that people type for a language. As language codes they differ or do not exist (kr is Kanuri). */
const countryCodes: Record<string, LocaleCode> = { kr: 'ko', ua: 'uk', cn: 'zh' };

const primarySubtag = (code: LocaleCode): string => languageTag(code).slice(0, 2);

/** Primary language subtags and the site's own codes; of two locales with the same subtag the first one wins. */
const localesBySubtag: Record<string, LocaleCode> = {
  ...countryCodes,
  ...Object.fromEntries(localeCodes.toReversed().map((code) => [primarySubtag(code), code])),
  ...Object.fromEntries(localeCodes.map((code) => [code, code])),
};

/** Codes that are used in URLs but are not language codes. */
const urlOnlyCodes = new Set([
  ...Object.keys(countryCodes),
  ...localeCodes.filter((code) => primarySubtag(code) !== code),
]);

/** Language, then optionally script, then optionally region (BCP 47, RFC 5646 §2.1). */
const tagPattern = /^([a-z]{2})(?:-(hans|hant))?(?:-([a-z]{2}|\d{3}))?$/;
const traditionalRegions = new Set(['tw', 'hk', 'mo']);

/**
 * Returns the locale of a language tag, case-insensitively, with `-` or `_`: `pt-BR` → pt, `zh_Hant` → tc, `de` → null.
 * @param tag a tag from a URL, a cookie or an Accept-Language header
 */
export function localeFromTag(tag: string): LocaleCode | null {
  const match = tagPattern.exec(tag.toLowerCase().replaceAll('_', '-'));
  if (!match) return null;
  const [, language = '', script, region = ''] = match;
  const locale = Object.hasOwn(localesBySubtag, language) ? localesBySubtag[language]! : null;
  if (locale !== 'zh') return locale;
  const isTraditional = script ? script === 'hant' : traditionalRegions.has(region);
  return isTraditional ? 'tc' : 'zh';
}

/** Chinese languages with a code of their own (RFC 5646 §4.1.2). Cantonese is written in traditional characters. */
const chineseLanguages: readonly [pattern: RegExp, replacement: string][] = [
  [/^(?:zh-)?(?:cmn|yue(?=-han[st](?:-|$)))(?=-|$)/, 'zh'],
  [/^(?:zh-)?yue(?=-|$)/, 'zh-hant'],
];

/**
 * Looks up the locale of a browser's or stored language tag (RFC 4647 §3.4): subtags are removed from the end until a
 * locale is found, so `th-TH-u-ca-buddhist` → th. Excludes the codes that only URLs use.
 */
export function localeFromLanguage(tag: string): LocaleCode | null {
  const normalized = tag.toLowerCase().replaceAll('_', '-');
  const range = chineseLanguages.reduce((text, [pattern, language]) => text.replace(pattern, language), normalized);
  // No tag that names a locale has more subtags; the header's length must not matter.
  const subtags = range.split('-', 3);
  if (urlOnlyCodes.has(subtags[0] ?? '')) return null;
  for (; subtags.length > 0; subtags.pop()) {
    const locale = localeFromTag(subtags.join('-'));
    if (locale) return locale;
  }
  return null;
}
