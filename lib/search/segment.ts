import { noWrapWords } from '@/lib/content/heading-parts';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { normalizeToken } from '@/lib/search/normalize-token';
import { splitKatakana, type WordSegmenter } from '@/lib/search/tokens';

/** Segments text without spaces into words; Thai words of messages/no-wrap-words.json, which ICU lacks, stay whole. */
export function createSegmenter(locale: LocaleCode): WordSegmenter {
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
