import { createHash } from 'node:crypto';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { createSegmenter } from '@/lib/search/segment';
import { writeRanges, type IndexEntry } from '@/lib/search/index-format';
import { inOrder, buildIndex, type MadePart } from '@/lib/search/build-index';
import { pagesIn, pathsInEnglish } from '@/lib/search/site-pages';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

/**
 * Builds the search index of every language: its shards, and an entry file named by locale code.
 * @throws ContentError if an article is invalid
 */
export async function* makeParts(
  locales: readonly LocaleCode[] = localeCodes,
  index: ContentIndex = contentIndex(),
): AsyncGenerator<MadePart> {
  const english = inOrder(await pagesIn(sourceLocale, index));
  const englishParts = buildIndex({ locale: sourceLocale, pages: english, cut: createSegmenter(sourceLocale), digest });
  const englishHead = englishParts.at(-1)!.name;
  yield* englishParts;
  for (const locale of locales) {
    let head = englishHead;
    if (locale !== sourceLocale) {
      const parts = buildIndex({ locale, pages: await pagesIn(locale, index), cut: createSegmenter(locale), digest });
      yield* parts;
      head = parts.at(-1)!.name;
    }
    const paths = pathsInEnglish(locale, index);
    const shown = english.flatMap(({ path }, i) => (paths.has(path) ? [i] : []));
    const entry: IndexEntry = {
      head,
      ...(shown.length > 0 ? { english: { head: englishHead, shown: writeRanges(shown) } } : {}),
    };
    yield { name: locale, text: JSON.stringify(entry) };
  }
}
