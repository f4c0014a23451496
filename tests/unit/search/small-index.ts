import { createHash } from 'node:crypto';
import { buildIndex, type IndexedPage } from '@/lib/search/build-index';

/** Helpers to build a small index. */

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);
export const withoutSegmentation = (run: string) => [run];

export const page = (
  path: string,
  title: string,
  sections: [anchor: string, heading: string, text: string][],
  more: Partial<IndexedPage> = {},
): IndexedPage => ({
  path,
  category: 'docs',
  title,
  names: [],
  aliases: '',
  description: '',
  isPopular: false,
  sections: sections.map(([anchor, heading, text]) => ({ anchor, heading, text })),
  ...more,
});

/** The shards of an English index, by name. */
export function englishParts(pages: readonly IndexedPage[]): Map<string, string> {
  const made = buildIndex({ locale: 'en', pages, segment: withoutSegmentation, digest });
  const parts = new Map(made.map(({ name, text, full }) => [name, full ?? text]));
  return parts.set('en', JSON.stringify({ head: made.at(-1)!.name }));
}
