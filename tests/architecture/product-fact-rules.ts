import { flattenMessages, type MessageTree } from '@/lib/content/message-parity';

/** Rules of docs/product-facts.md that hold in every language. Each takes text and returns what breaks the rule. */

const starts = /\/start\b|\(['"]start['"]\)/;
const stops = /\/stop\b|\(['"]stop['"]\)/;

/** Code blocks of a Markdown text, each with its language. */
const blocks = (markdown: string) =>
  [...markdown.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```/gm)].map(([, language, code]) => ({
    language: language!,
    code: code!,
  }));

/**
 * Code that starts a profile and never stops it. All shell blocks of a text count as one session, scripts separately.
 */
export function unstoppedProfiles(markdown: string): string[] {
  const all = blocks(markdown);
  const session = all.filter(({ language }) => language === 'bash').map(({ code }) => code);
  const scripts = all.filter(({ language }) => language !== 'bash').map(({ code }) => code);
  return [session.join('\n'), ...scripts].filter((code) => starts.test(code) && !stops.test(code));
}

const known = /^http:\/\/127\.0\.0\.1:50505(?:\/v1\/profiles(?:\/\*\/(?:start|stop|\*))?)?$/;

/** URLs and paths of the local API that do not match one of its endpoints. Variables are read as `*`. */
export function unknownEndpoints(text: string): string[] {
  const plain = text.replace(/\$?\{[^{}\n]*\}|\$[A-Z_]+/g, '*');
  return [...plain.matchAll(/\w+:\/\/[^\s"'`<>)]*:50505[^\s"'`<>)]*|(?<![\w*])\/v\d\/[^\s"'`<>)]*/g)]
    .map(([url]) => url)
    .filter((url) => !known.test(url));
}

/** Whether a text that mentions 64-bit Windows omits 32-bit Windows. */
export const omits32BitWindows = (text: string): boolean =>
  /Windows/.test(text) && /(?<!\d)64(?!\d)/.test(text) && !/(?<!\d)32(?!\d)/.test(text);

/** Whether a text that mentions Windows and macOS omits Linux. */
export const omitsLinux = (text: string): boolean => /Windows/.test(text) && /macOS/.test(text) && !/Linux/.test(text);

/** The texts that match a rule, with their paths. */
export const matchingTexts = (messages: MessageTree, rule: (text: string) => boolean): string[] =>
  flattenMessages(messages)
    .filter(([, text]) => rule(text))
    .map(([path, text]) => `${path}: ${text}`);

/** Whether a text contains one of these numbers in digits. */
export const hasNumber = (text: string, numbers: readonly number[]): boolean =>
  (text.match(/\d+/g) ?? []).some((digits) => numbers.includes(Number(digits)));

const numbersOf = (text: string): string[] =>
  text.replace(/\{[^{}]*\}/g, '').match(/(?<![\p{L}\d])\d+(?![A-Za-z\d])/gu) ?? [];

/** Whether a text contains a number. A year may also be written in the Buddhist calendar. */
const containsNumber = (number: string, text: string): boolean =>
  text.includes(number) || (/^20\d\d$/.test(number) && text.includes(String(Number(number) + 543)));

const clockTime = /(?<!\d)(\d{1,2})(?::(\d\d))? (a|p)\.m\./g;

/** Times of an English text that its translation has neither in the 12-hour nor in the 24-hour clock. */
const missingTimes = (english: string, other: string): string[] =>
  [...english.matchAll(clockTime)].flatMap(([time, hour, minutes = '00', half]) => {
    const hours = [Number(hour), (Number(hour) % 12) + (half === 'p' ? 12 : 0)];
    const numbers = new Set((other.match(/\d+/g) ?? []).map(Number));
    const isThere = hours.some((value) => numbers.has(value)) && (minutes === '00' || other.includes(minutes));
    return isThere ? [] : [time];
  });

/**
 * Numbers written in digits in an English text and missing from its translation. Names such as B2B are ignored. English
 * has the 12-hour clock; other languages may have the other one.
 */
export function missingNumbers(english: MessageTree, other: MessageTree): string[] {
  const translations = new Map(flattenMessages(other));
  return flattenMessages(english).flatMap(([path, text]) => {
    const translation = translations.get(path) ?? '';
    const missing = [
      ...numbersOf(text.replace(clockTime, '')).filter((number) => !containsNumber(number, translation)),
      ...missingTimes(text, translation),
    ];
    return missing.length === 0 ? [] : [`${path} lacks ${missing.join(', ')}`];
  });
}

/** Amounts of money, which only the price table may contain. */
export const amountsOfMoney = (text: string): string[] =>
  text.match(/(?:R?\$|₫|zł)\s?\d+|\d+\s?(?:USD|BRL|PLN|VND|zł|₫)/g) ?? [];

/** Which cells of a row are equal: `All, All, Own groups` and `Alle, Alle, Eigene` are both `0, 0, 2`. */
export const firstEqualCells = (row: readonly string[]): number[] => row.map((cell) => row.indexOf(cell));
