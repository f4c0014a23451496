import type { Heading } from '@/lib/content/rehype-headings';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';

/** Changes of one kind: their heading, the first of them, and the number of remaining ones. */
export type ReleaseChanges = Pick<Heading, 'id' | 'text'> & { highlights: string[]; remainingCount: number };

/**
 * The highlights of a version by kind: the first sentence of the first changes below each heading of its notes.
 * @param limit maximum number of changes per kind
 */
export function releaseHighlights(headings: readonly Heading[], locale: LocaleCode, limit: number): ReleaseChanges[] {
  const segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'sentence' });
  const sentence = (text: string) => [...segmenter.segment(text)][0]?.segment.trim() ?? text;
  return headings
    .filter(({ items }) => items.length > 0)
    .map(({ id, text, items }) => ({
      id,
      text,
      highlights: items.slice(0, limit).map(sentence),
      remainingCount: Math.max(0, items.length - limit),
    }));
}
