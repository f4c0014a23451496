import { wordJoiner } from '@/lib/i18n/joiners';

/** Japanese words that are kept on one line in running text. Pure functions on strings. */

/** Function words in hiragana, and stems of compound verbs. */
const words =
  'ください|について|における|に対して|によって|により|それぞれ|そのまま|あらかじめ|すべて|まとめて|といった|という|ところ|でしょう|でした|です|ですべて|できない|できれば|できる|できた|していない|している|されない|される|された|すると|なければ|ないで|ない|なった|なる|ように|ような|さらに|または|および|ただし|いつでも|どちら|しばらく|たとえば|ごとに|とき|ため|だけ|ほか|まで|から|など|これ|それ|この|その|こと|もの|する|した|して|いる|ある|まず|また|なお|か所|か月|か国|分かります|分かりました|分かりません|分かれ|分かる|見つかります|見つかりません|見つかる|見つか|問い合わ|組み合わ|割り当て|読み取|読み込|引き継|使い続|繰り返|貼り付|取り違|取り込|取り消|受け取|絞り込|置き換え|乗り換え|呼び出|結び付|書き添え|払い戻|立ち上|切り替';

/** Polite verb endings, matched together with the verb's own hiragana. */
const polite = ['ます', 'ました', 'ません', 'ましょう', 'ませんか'];

/** Allows joiners between the characters, since other rules may have inserted some. */
const spelled = (word: string) => [...word].join(`${wordJoiner}?`);

const longestFirst = (list: readonly string[]) =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map(spelled)
    .join('|');

const whole = new RegExp(
  `(?:\\p{Script=Hiragana}${wordJoiner}?){0,2}(?:${longestFirst(polite)})|${longestFirst(words.split('|'))}`,
  'gu',
);

/** Position between a kanji and its okurigana; syllables with which particles and other words begin are excluded. */
const reading = /(?<=\p{Script=Han})(?=[いきぎけげりれるらろえべびめみちつてわんっぐぶむじね])/gu;

/** A katakana loan word, unless it is as long as half a line on a phone. */
const loan = /(?<![\p{Script=Katakana}ー\u2060])[\p{Script=Katakana}ー]{3,8}(?![\p{Script=Katakana}ー])/gu;

const together = (word: string) => [...word.replaceAll(wordJoiner, '')].join(wordJoiner);

/** Joins the characters of each such word, and a kanji and its okurigana. */
export const joinJapaneseWords = (text: string): string =>
  text.replace(whole, together).replace(loan, together).replace(reading, wordJoiner);
