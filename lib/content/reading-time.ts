import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** So many words a minute are read of a text that explains something. */
const pace = 200;

/**
 * How many minutes a text takes to read, at least one. Words are told apart as the language does: Chinese, Japanese and
 * Thai put no spaces between them.
 * @param markdown the text; what is only marking is not counted
 */
export function readingMinutes(markdown: string, locale: LocaleCode): number {
  const segmenter = new Intl.Segmenter(languageOf(locale), { granularity: 'word' });
  const text = markdown.replace(/\]\([^)]*\)/g, ']');
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return Math.max(1, Math.round(words / pace));
}
