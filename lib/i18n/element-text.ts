import { languageTag, sourceLocale } from '@/lib/i18n/locales';

/** English text that is shown because its translation is missing. */
export type EnglishText = { readonly english: string };

/** Text of an element: in the language of the page, or English if its translation is missing. */
export type ElementText = string | EnglishText;

export const isEnglishText = (value: unknown): value is EnglishText =>
  typeof value === 'object' && value !== null && 'english' in value;

export const plainText = (text: ElementText): string => (isEnglishText(text) ? text.english : text);

/** Returns a text in the language of the page; undefined if it is English. For attributes and structured data. */
export const translatedText = (text: ElementText | undefined): string | undefined =>
  isEnglishText(text) ? undefined : text;

/**
 * The `lang` attribute of an element with a text, to be spread: without a fallback it adds nothing to the props, which
 * are part of the page's Flight data.
 */
export const langProps = (text: unknown): { lang?: string } =>
  isEnglishText(text) ? { lang: languageTag(sourceLocale) } : {};

/** The props of an element with only a text. */
export const textProps = (text: ElementText): { lang?: string; children: string } => ({
  ...langProps(text),
  children: plainText(text),
});
