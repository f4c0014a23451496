import { languageOf, localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** Country codes that people type for a language. As languages they are others, or none (kr is Kanuri). */
const mistaken: Record<string, LocaleCode> = { kr: 'ko', ua: 'uk', cn: 'zh' };

const subtagOf = (code: LocaleCode): string => languageOf(code).slice(0, 2);

/** Primary language subtags and our own codes; of two locales with one subtag the first one has it. */
const primary: Record<string, LocaleCode> = {
  ...mistaken,
  ...Object.fromEntries(localeCodes.toReversed().map((code) => [subtagOf(code), code])),
  ...Object.fromEntries(localeCodes.map((code) => [code, code])),
};

/** Codes that stand in addresses but are no languages. */
const addressOnly = new Set([...Object.keys(mistaken), ...localeCodes.filter((code) => subtagOf(code) !== code)]);

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
