import { createHash } from 'node:crypto';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { localeCodes, sourceLocale, languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { formatRanges, type IndexPointer } from '@/lib/search/index-format';
import { sortByCategory, buildIndex, type BuiltShard } from '@/lib/search/build-index';
import { loadPages, untranslatedPaths } from '@/lib/search/site-pages';
import { noWrapWords } from '@/lib/content/heading-parts';
import { normalizeToken } from '@/lib/search/normalize-token';
import { splitKatakana, type WordSegmenter } from '@/lib/search/tokens';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** Segments text without spaces into words; Thai words of messages/no-wrap-words.json, which ICU lacks, stay whole. */
function createSegmenter(locale: LocaleCode): WordSegmenter {
  const segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'word' });
  const thaiWords = noWrapWords('th')
    .map(normalizeToken)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${thaiWords.join('|')})`, 'u');
  const thaiWordSet = new Set(thaiWords);
  const segmentWords = (run: string) => [...segmenter.segment(run)].map(({ segment }) => segment);
  return (run, script) => {
    if (script === 'cjk')
      return splitKatakana(run).flatMap(({ text, isWord }) => (isWord ? [text] : segmentWords(text)));
    return run
      .split(pattern)
      .flatMap((part) => (part === '' ? [] : thaiWordSet.has(part) ? [part] : segmentWords(part)));
  };
}

/**
 * Builds the search index of every language: its shards, and a pointer file named by locale code.
 * @throws ContentError if an article is invalid
 */
export async function* buildShards(
  locales: readonly LocaleCode[] = localeCodes,
  index: ContentIndex = contentIndex(),
): AsyncGenerator<BuiltShard> {
  const english = sortByCategory(await loadPages(sourceLocale, index));
  const englishShards = buildIndex({
    locale: sourceLocale,
    pages: english,
    segment: createSegmenter(sourceLocale),
    digest,
  });
  const englishManifest = englishShards.at(-1)!.name;
  yield* englishShards;
  for (const locale of locales) {
    let manifest = englishManifest;
    if (locale !== sourceLocale) {
      const shards = buildIndex({
        locale,
        pages: await loadPages(locale, index),
        segment: createSegmenter(locale),
        digest,
      });
      yield* shards;
      manifest = shards.at(-1)!.name;
    }
    const paths = untranslatedPaths(locale, index);
    const untranslatedPages = english.flatMap(({ path }, i) => (paths.has(path) ? [i] : []));
    const pointer: IndexPointer = {
      head: manifest,
      ...(untranslatedPages.length > 0
        ? { english: { head: englishManifest, shown: formatRanges(untranslatedPages) } }
        : {}),
    };
    yield { name: locale, text: JSON.stringify(pointer) };
  }
}
