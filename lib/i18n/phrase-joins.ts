import { wordJoiner } from '@/lib/i18n/joiners';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** Joins phrases of languages without spaces: a word and its function words. Pure functions on strings. */

type Script = {
  /** Characters that can be part of a phrase. */
  letters: RegExp;
  /** Whether a word belongs to the next word. */
  leads: (word: string) => boolean;
  /** Whether a word belongs to the previous word. */
  follows: (word: string) => boolean;
  /** Maximum letters of a phrase: one line of the largest heading in the narrowest window. */
  maxLength: number;
  /** Whether browsers also break within words. */
  brokenAnywhere: boolean;
};

const chineseLeading = new Set(
  '不没沒无無每各同在与與和用從从對对把让讓被為为給给向按以将將是有也都就只再更最多单單全新一第这這那哪何可能会會要替请請你我他它由到并而但或及跟比'.split(
    '',
  ),
);
/** A number with its measure word. */
const counted = /^.[个個条條种種位款]$/u;

/** Listed one-character words belong to the next word; all others, such as 的 and 器, to the previous one. */
const chinese: Script = {
  letters: /^\p{Script=Han}+$/u,
  leads: (word) => chineseLeading.has(word) || counted.test(word),
  follows: (word) => word.length === 1 && !chineseLeading.has(word),
  maxLength: 6,
  brokenAnywhere: true,
};

const thaiLeading = new Set(
  'การ ความ ผู้ นัก ที่ ของ และ หรือ ให้ ใน จาก กับ เป็น โดย ด้วย บน สู่ ไม่ ไม่ใช่ ทุก หลาย ร้อย แต่ละ มัก ทำ เห็น'.split(' '),
);
const thaiFollowing = new Set('ได้ ไหม กัน ไว้ แล้ว เอง นี้ นั้น บ้าง เดียว แรก เท่านั้น'.split(' '));

const thai: Script = {
  letters: /^[\p{Script=Thai}\u2060]+$/u,
  leads: (word) => thaiLeading.has(word),
  follows: (word) => thaiFollowing.has(word),
  maxLength: 14,
  brokenAnywhere: false,
};

const scripts: Partial<Record<LocaleCode, Script>> = { zh: chinese, tc: chinese, th: thai };

/** Splits a text into words and the characters between them; words of the list stay whole. */
function wordsOf(text: string, locale: LocaleCode, unbroken: readonly string[]): string[] {
  const segments = new Intl.Segmenter(languageOf(locale), { granularity: 'word' }).segment(text);
  const begins = new Set([...segments].map(({ index }) => index));
  for (const word of unbroken) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      for (let i = 1; i < word.length; i++) begins.delete(at + i);
    }
  }
  const ends = [...begins].slice(1).concat(text.length);
  return [...begins].map((begin, i) => text.slice(begin, ends[i]));
}

/** Counts letters; combining marks, such as those of Thai, take no width. */
const lengthOf = (words: string) => words.replace(/[\p{M}\u2060]/gu, '').length;

/** Joins the words of each phrase, and their characters if browsers break within words. Other languages stay as is. */
export function joinPhrases(text: string, locale: LocaleCode, unbroken: readonly string[]): string {
  const script = scripts[locale];
  if (!script) return text;
  const { letters, leads, follows, maxLength, brokenAnywhere } = script;
  const phrases: string[][] = [];
  for (const word of wordsOf(text, locale, unbroken)) {
    const phrase = phrases.at(-1);
    const before = phrase?.at(-1) ?? '';
    const isLed = leads(before) || leads(phrase?.join('') ?? '');
    const belongs = letters.test(before) && letters.test(word) && (isLed || follows(word));
    if (phrase && belongs && lengthOf(phrase.join('') + word) <= maxLength) phrase.push(word);
    else phrases.push([word]);
  }
  return phrases
    .map((words) => (brokenAnywhere && letters.test(words[0]!) ? [...words.join('')] : words).join(wordJoiner))
    .join('');
}
