import { readJson } from '@/lib/content/json-file';

/** Finds the parts of a heading that must not wrap, in scripts without spaces between words. */

/** A part of a text, and whether it must not wrap. Concatenated, the parts are the text. */
export type HeadingPart = { text: string; noWrap: boolean };

/** Han without kana: a Japanese heading breaks between phrases by `word-break: auto-phrase`. */
const chinese = /^(?=[^]*\p{Script=Han})[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u;
const han = /^\p{Script=Han}+$/u;
const thai = /\p{Script=Thai}/u;

/** A longer phrase would not fit on a line of a large heading in a narrow viewport. */
const maxPhraseLength = 6;

/** A word that belongs to the word before it. */
const particle = /^[的了]$/u;

type Language = 'zh' | 'zh-Hant' | 'th';

let lists: Record<string, readonly string[]> | undefined;

/** Returns words of a language that are missing from ICU's segmentation dictionary. */
export function noWrapWords(language: Language): readonly string[] {
  lists ??= readJson('messages/no-wrap-words.json') as NonNullable<typeof lists>;
  return lists[language] ?? [];
}

const patterns = new Map<Language, RegExp>();

/** Splits a text at listed words, which are the parts with odd indexes. */
function splitAtWords(text: string, ...languages: [Language, ...Language[]]): string[] {
  let pattern = patterns.get(languages[0]);
  if (!pattern) {
    const words = languages.flatMap(noWrapWords).sort((a, b) => b.length - a.length);
    pattern = new RegExp(`(${words.join('|')})`, 'u');
    patterns.set(languages[0], pattern);
  }
  return text.split(pattern);
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Joins a single character to the next word, or to the previous one if it is a particle or ends a clause. */
function chinesePhrases(text: string): string[] {
  const words = splitAtWords(text, 'zh', 'zh-Hant').flatMap((segment, i) =>
    i % 2 === 1 ? [segment] : [...segmenter.segment(segment)].map(({ segment }) => segment),
  );
  const phrases: string[] = [];
  for (const [i, word] of words.entries()) {
    const before = phrases.at(-1) ?? '';
    const joinsNext = before.length === 1 && !particle.test(before);
    const joinsPrevious = word.length === 1 && (particle.test(word) || !han.test(words[i + 1] ?? ''));
    const isShortEnough = han.test(before) && han.test(word) && before.length + word.length <= maxPhraseLength;
    if (isShortEnough && (joinsNext || joinsPrevious)) phrases[phrases.length - 1] = before + word;
    else phrases.push(word);
  }
  return phrases;
}

/** Splits a heading: Chinese into phrases, Thai at listed words; other scripts have no parts to keep whole. */
export function headingParts(text: string): HeadingPart[] {
  if (chinese.test(text)) {
    return chinesePhrases(text).map((phrase) => ({ text: phrase, noWrap: phrase.length > 1 && han.test(phrase) }));
  }
  if (!thai.test(text)) return [{ text, noWrap: false }];
  return splitAtWords(text, 'th')
    .map((part, i) => ({ text: part, noWrap: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
