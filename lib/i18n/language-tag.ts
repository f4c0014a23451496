import { languageOf, languageTag, localeCodes, localeRow, type LocaleCode } from '@/lib/i18n/locales';
import { scriptOf } from '@/lib/i18n/language-table';

const aliases = localeCodes.flatMap((code) => (localeRow(code).aliases ?? []).map((alias) => [alias, code] as const));

/** Primary language subtags and the site's own codes; of two locales with the same subtag the first one wins. */
const localesBySubtag: Record<string, LocaleCode> = {
  ...Object.fromEntries(aliases),
  ...Object.fromEntries(localeCodes.toReversed().map((code) => [languageOf(code), code])),
  ...Object.fromEntries(localeCodes.map((code) => [code, code])),
};

/**
 * Codes that are used in URLs but are not those of their languages: the site's own, and country codes that people type
 * (as a language, kr is Kanuri).
 */
const urlOnlyCodes = new Set([
  ...aliases.map(([alias]) => alias),
  ...localeCodes.filter((code) => languageOf(code) !== code),
]);

/** Language, then optionally script, then optionally region (BCP 47, RFC 5646 §2.1). */
const tagPattern = /^([a-z]{2})(?:-(hans|hant))?(?:-([a-z]{2}|\d{3}))?$/;
const traditionalRegions = new Set(['tw', 'hk', 'mo']);

/** Returns the locale of a script or region, of several with the same language; by default the first one. */
function variantOf(language: string, script: string | undefined, region: string): LocaleCode | undefined {
  const variants = localeCodes.filter((code) => languageOf(code) === language);
  if (language !== 'zh') return variants.find((code) => languageTag(code).toLowerCase() === `${language}-${region}`);
  const isTraditional = script ? script === 'hant' : traditionalRegions.has(region);
  return variants.find((code) => (scriptOf(code) === 'Hant') === isTraditional);
}

/**
 * Returns the locale of a language tag, case-insensitively, with `-` or `_`: `pt-BR` → pt, `zh_Hant` → tc, `de` → null.
 * @param tag a tag from a URL, a cookie or an Accept-Language header
 */
export function localeFromTag(tag: string): LocaleCode | null {
  const match = tagPattern.exec(tag.toLowerCase().replaceAll('_', '-'));
  if (!match) return null;
  const [, subtag = '', script, region = ''] = match;
  if (!Object.hasOwn(localesBySubtag, subtag)) return null;
  const locale = localesBySubtag[subtag]!;
  const language = languageOf(locale);
  // A code of the site's own names one of several locales with the same language.
  if (subtag === locale && subtag !== language) return locale;
  return variantOf(language, script, region) ?? locale;
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
