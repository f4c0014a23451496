import { languageTag, type LocaleCode } from '@/lib/i18n/locales';

/** Reading speed for explanatory text, in words per minute. */
const wordsPerMinute = 200;

/**
 * Returns the reading time in minutes, at least one. Words are segmented by language: Chinese, Japanese and Thai have
 * no spaces between them.
 * @param markdown the text; link targets are not counted
 */
export function readingMinutes(markdown: string, locale: LocaleCode): number {
  const segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'word' });
  const text = markdown.replace(/\]\([^)]*\)/g, ']');
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
