import { createHash } from 'node:crypto';
import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { localeCodes, sourceLocale, languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { formatRanges, type IndexPointer } from '@/lib/search/index-format';
import { sortByCategory, buildIndex, type BuiltShard, type IndexedPage } from '@/lib/search/build-index';
import { loadPages, untranslatedPaths } from '@/lib/search/site-pages';
import { noWrapWords } from '@/lib/content/heading-parts';
import { TextCache } from '@/lib/content/text-cache';
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

/** Builds the index of a language, unless the cache has it. @returns its shards, the manifest last */
function buildLocale(locale: LocaleCode, pages: readonly IndexedPage[], cache: TextCache): BuiltShard[] {
  // Words are segmented by the ICU of Node.js.
  const texts = [locale, JSON.stringify(pages), process.versions.icu ?? '', ...noWrapWords('th')];
  return cache.get(texts, () => buildIndex({ locale, pages, segment: createSegmenter(locale), digest }));
}

/**
 * Builds the search index of every language: its shards, and a pointer file named by locale code.
 * @param cache results of an earlier index
 * @throws ContentError if an article is invalid
 */
export async function* buildShards(
  locales: readonly LocaleCode[] = localeCodes,
  index: ContentIndex = contentIndex(),
  cache: TextCache = new TextCache(),
): AsyncGenerator<BuiltShard> {
  const english = sortByCategory(await loadPages(sourceLocale, index, cache));
  const englishShards = buildLocale(sourceLocale, english, cache);
  const englishManifest = englishShards.at(-1)!.name;
  yield* englishShards;
  for (const locale of locales) {
    let manifest = englishManifest;
    if (locale !== sourceLocale) {
      const shards = buildLocale(locale, await loadPages(locale, index, cache), cache);
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
