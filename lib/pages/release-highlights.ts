import type { Heading } from '@/lib/content/rehype-headings';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** Changes of one kind: the heading they stand under, the first of them, and how many follow. */
export type Changes = Pick<Heading, 'id' | 'text'> & { first: string[]; more: number };

/**
 * What a version brought, by kind: the first sentence of the first changes below each heading of its notes.
 * @param most how many changes of each kind
 */
export function releaseHighlights(headings: readonly Heading[], locale: LocaleCode, most: number): Changes[] {
  const segmenter = new Intl.Segmenter(languageOf(locale), { granularity: 'sentence' });
  const sentence = (text: string) => [...segmenter.segment(text)][0]?.segment.trim() ?? text;
  return headings
    .filter(({ items }) => items.length > 0)
    .map(({ id, text, items }) => ({
      ...{ id, text, first: items.slice(0, most).map(sentence) },
      more: Math.max(0, items.length - most),
    }));
}
