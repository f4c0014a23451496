import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** A line break as rendered by a browser. */
export type LineBreak = {
  locale: LocaleCode;
  /** The text of the block that contains the lines. */
  text: string;
  /** Number of characters before the break, including the space at the end of the line. */
  offset: number;
  role: 'heading' | 'lead' | 'text' | 'code';
  /** Whether the browser may hyphenate: a broken word then shows a hyphen, which is not part of the text. */
  hyphenated: boolean;
  /** Whether the browser breaks Japanese only between phrases. */
  phrased: boolean;
};

type Lines = { before: string; after: string };
/** @property isLexical for a rule about words: where a browser's model decides, it holds for most line breaks only */
type Rule = { issue: string; isLexical?: true; test: (lines: Lines, broken: LineBreak) => boolean };

const closing =
  /^(?:[,;:!?%)\]}»、。，．：；！？）」』】》〉ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]|[.…](?:\s|$)|\/(?:\s|$))/u;
const openingPunctuation = /[([{«„¿¡（「『【《〈]$/u;
const letter = /[\p{L}\p{N}\p{M}]/u;
const shortWord = /(?<![\p{L}\p{N}’'-])(?!(?:бы|же|ли|би|б|ж)\s)\p{Script=Cyrillic}{1,2}\s$/iu;
const particle = /^(?:бы|же|ли|би|б|ж)(?![\p{L}\p{N}-])/iu;
/** Japanese and Chinese words that attach to the preceding word. */
const attachesToPrevious: Partial<Record<LocaleCode, ReadonlySet<string>>> = {
  jp: new Set('の を が は へ と で も に から まで より や です ます'.split(' ')),
  zh: new Set('的 了 吗 呢 吧 们 器 者 性 化 率 版'.split(' ')),
  tc: new Set('的 了 嗎 呢 吧 們 器 者 性 化 率 版'.split(' ')),
};

/** Sequences that Japanese sentences may not break, although other words may be broken. */
const japaneseEnds = ['ください', 'ました', 'ません', 'ます。', 'できる', 'について'];

const isCyrillic = ({ locale }: LineBreak) => locale === 'ru' || locale === 'uk';
const isChinese = ({ locale }: LineBreak) => locale === 'zh' || locale === 'tc';
const isLarge = ({ role }: LineBreak) => role === 'heading' || role === 'lead';
/** Texts that may break anywhere but within listed words: Chinese, and Japanese without phrase breaking. */
const isFilled = (broken: LineBreak) =>
  (isChinese(broken) && !isLarge(broken)) || (broken.locale === 'jp' && !broken.phrased);
/** Whether the script separates words by spaces. */
const isSpaced = (broken: LineBreak) => !isChinese(broken) && broken.locale !== 'jp' && broken.locale !== 'th';

/** In large type: words that attach to the next word, and to the preceding word. */
const attachesToNext = /(?<!\S)(?:한|두|세|네|몇|첫|새|내|이|그|더|안|못|각|여러|모든|수십|수백|एक|दो|कई|हर|न) $/u;
const hanging = /^(?:수|줄|때|것[이은을도]?|का|की|के|को|से|में|पर|ने|तक|ही|भी|है|हैं|करें|दें|नहीं)(?![\p{L}\p{M}\p{N}])/u;
/** Languages in which a word of two letters alone on a line looks lost. */
const shortLines: ReadonlySet<LocaleCode> = new Set(['ko', 'hi', 'th', 'zh', 'tc', 'jp']);
/** Maximum length of a part of a compound that must stay on one line. */
const maxPartLength = 7;

const joins = /[\u2060\u00AD]/gu;

/**
 * Whether nothing in the text allows the break: the browser took it from its Thai dictionary or its model of Japanese
 * phrases. Both may change with any version of Chromium and differ from the segmenter of Node.js, which the site uses
 * to place its word joiners.
 */
function isSegmented({ before, after }: Lines, { locale, phrased, role }: LineBreak): boolean {
  if (role === 'code') return false;
  if (locale === 'th') return /\p{Script=Thai}$/u.test(before) && /^\p{Script=Thai}/u.test(after);
  return locale === 'jp' && phrased && letter.test(before.at(-1) ?? '') && letter.test(after[0] ?? '');
}

/** Returns the word that contains the break or starts at it. */
function wordAt({ text, offset, locale }: LineBreak): { inside: boolean; word: string } {
  const position = text.slice(0, offset).replace(joins, '').length;
  const plainText = text.replace(joins, '');
  const word = new Intl.Segmenter(languageOf(locale), { granularity: 'word' }).segment(plainText).containing(position);
  return { inside: word !== undefined && word.index < position, word: word?.segment ?? '' };
}

const rules: readonly Rule[] = [
  {
    // No dictionary separates a consonant from its vowels and marks, whether they precede or follow it.
    issue: 'a syllable is broken',
    test: ({ before, after }, { locale }) =>
      locale === 'th' && (/[\u0E40-\u0E44]$/u.test(before) || /^[\p{M}\u0E30\u0E32\u0E33\u0E45]/u.test(after)),
  },
  {
    issue: 'code is broken inside a word',
    test: ({ before, after }, { role }) => role === 'code' && /[a-z\d]$/i.test(before) && /^[a-z\d]/i.test(after),
  },
  {
    issue: 'a line begins with a dash',
    test: ({ after }, broken) => broken.role !== 'code' && isSpaced(broken) && /^[—–]/u.test(after),
  },
  {
    issue: 'a line begins with a closing mark',
    // Turkish writes a percent sign before its number.
    test: ({ after }, { role, locale }) =>
      role !== 'code' && closing.test(after) && !(locale === 'tr' && /^%\d/.test(after)),
  },
  {
    issue: 'a line ends with an opening mark',
    test: ({ before }, { role }) =>
      role !== 'code' && openingPunctuation.test(before.trimEnd()) && !/ [([{] $/.test(before),
  },
  { issue: 'a line ends on a short word', test: ({ before }, broken) => isCyrillic(broken) && shortWord.test(before) },
  { issue: 'a line begins with a particle', test: ({ after }, broken) => isCyrillic(broken) && particle.test(after) },
  {
    issue: 'a compound is broken at its hyphen',
    test: ({ before, after }, broken) => {
      const parts = [/([\p{L}\p{M}-]+)-$/u.exec(before)?.[1], /^[\p{L}\p{M}-]+/u.exec(after)?.[0]];
      if (broken.locale === 'hi')
        return parts.every((part) => part !== undefined && /\p{Script=Devanagari}/u.test(part));
      return isLarge(broken) && parts.every((part) => part !== undefined && part.length <= maxPartLength);
    },
  },
  {
    issue: 'a line ends on what belongs to the word after',
    test: ({ before }, broken) => isLarge(broken) && attachesToNext.test(before),
  },
  {
    issue: 'a short word stands in a line of its own',
    isLexical: true,
    test: ({ after }, { role, locale }) =>
      role === 'heading' &&
      shortLines.has(locale) &&
      /^[\p{L}\p{M}]+[?!。？！]?$/u.test(after.trim()) &&
      after.replace(/\P{L}/gu, '').length <= 2,
  },
  {
    issue: 'a word is broken',
    isLexical: true,
    test: ({ before, after }, broken) => {
      if (broken.role === 'code' || broken.hyphenated) return false;
      const within = letter.test(before.at(-1) ?? '') && letter.test(after[0] ?? '');
      if (isSpaced(broken)) return within;
      // Japanese compound verbs may be broken in body text: 切り|替える.
      if (broken.locale === 'jp' && broken.role === 'text' && /\p{Script=Hiragana}$/u.test(before)) return false;
      return within && !isFilled(broken) && wordAt(broken).inside;
    },
  },
  {
    issue: 'a line begins with what belongs to the word before',
    isLexical: true,
    test: ({ after }, broken) => {
      if (isLarge(broken) && hanging.test(after)) return true;
      if (broken.role === 'code' || isFilled(broken)) return false;
      const { inside, word } = wordAt(broken);
      return !inside && (attachesToPrevious[broken.locale]?.has(word) ?? false);
    },
  },
];

export type LineIssue = {
  issue: string;
  /** Whether the browser's dictionary or model caused the break: a page may have a few of these. */
  isSegmenters: boolean;
};

/** Returns the issue with a line break, or null. @param unbroken words that dictionaries do not know */
export function lineBreakIssue(broken: LineBreak, unbroken: readonly string[] = []): LineIssue | null {
  const strip = (text: string) => text.replace(joins, '');
  const lines = { before: strip(broken.text.slice(0, broken.offset)), after: strip(broken.text.slice(broken.offset)) };
  const isJapaneseSentence = broken.locale === 'jp' && broken.role === 'text' && broken.text.includes('。');
  // Code is shown verbatim, without joiners.
  const isSplit =
    broken.role !== 'code' &&
    [...unbroken, ...(isJapaneseSentence ? japaneseEnds : [])].some((word) =>
      [...word].some(
        (_, i) => i > 0 && lines.before.endsWith(word.slice(0, i)) && lines.after.startsWith(word.slice(i)),
      ),
    );
  const firstOf = (isLexical: boolean) =>
    rules.find((rule) => Boolean(rule.isLexical) === isLexical && rule.test(lines, broken))?.issue;
  const certain = firstOf(false);
  if (certain) return { issue: certain, isSegmenters: false };
  // Known Chinese and Japanese words are joined letter by letter, Thai ones only where Node.js would break them.
  if (isSplit) return { issue: 'a word is broken', isSegmenters: broken.locale === 'th' };
  const lexical = firstOf(true);
  return lexical ? { issue: lexical, isSegmenters: isSegmented(lines, broken) } : null;
}
