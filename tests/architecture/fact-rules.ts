import { leaves, type MessageTree } from '@/lib/content/message-parity';

/** Rules of docs/facts.md that hold in every language: texts in, complaints out. */

const starts = /\/start\b|\(['"]start['"]\)/;
const stops = /\/stop\b|\(['"]stop['"]\)/;

/** Blocks of code in a Markdown text, each with its language. */
const blocks = (markdown: string) =>
  [...markdown.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```/gm)].map(([, language, code]) => ({
    language: language!,
    code: code!,
  }));

/** Code that starts a profile and never stops it. Commands of one text are read as one session, scripts each by itself. */
export function unstoppedStarts(markdown: string): string[] {
  const all = blocks(markdown);
  const session = all.filter(({ language }) => language === 'bash').map(({ code }) => code);
  const scripts = all.filter(({ language }) => language !== 'bash').map(({ code }) => code);
  return [session.join('\n'), ...scripts].filter((code) => starts.test(code) && !stops.test(code));
}

const known = /^http:\/\/127\.0\.0\.1:50505(?:\/v1\/profiles(?:\/\*\/(?:start|stop|\*))?)?$/;

/** Addresses of the local API that are none of its calls. Values of variables read as `*`. */
export function strangeCalls(text: string): string[] {
  const plain = text.replace(/\$?\{[^{}\n]*\}|\$[A-Z_]+/g, '*');
  return [...plain.matchAll(/\w+:\/\/[^\s"'`<>)]*:50505[^\s"'`<>)]*|(?<![\w*])\/v\d\/[^\s"'`<>)]*/g)]
    .map(([address]) => address)
    .filter((address) => !known.test(address));
}

/** Whether a text that speaks of 64-bit Windows leaves out the 32-bit one. */
export const forgets32Bit = (text: string): boolean =>
  /Windows/.test(text) && /(?<!\d)64(?!\d)/.test(text) && !/(?<!\d)32(?!\d)/.test(text);

/** Whether a text that names Windows and macOS leaves out Linux. */
export const forgetsLinux = (text: string): boolean =>
  /Windows/.test(text) && /macOS/.test(text) && !/Linux/.test(text);

/** The texts of which something is true, with their paths. */
export const textsThat = (words: MessageTree, rule: (text: string) => boolean): string[] =>
  leaves(words)
    .filter(([, text]) => rule(text))
    .map(([path, text]) => `${path}: ${text}`);

/** Whether one of these numbers stands in a text in digits. */
export const hasNumber = (text: string, numbers: readonly number[]): boolean =>
  (text.match(/\d+/g) ?? []).some((digits) => numbers.includes(Number(digits)));

const numbersOf = (text: string): string[] =>
  text.replace(/\{[^{}]*\}/g, '').match(/(?<![\p{L}\d])\d+(?![A-Za-z\d])/gu) ?? [];

/** A year may be counted as in Thailand. */
const stands = (number: string, text: string): boolean =>
  text.includes(number) || (/^20\d\d$/.test(number) && text.includes(String(Number(number) + 543)));

/** Numbers that stand in an English text in digits and in its translation not at all. Names such as B2B count for nothing. */
export function lostNumbers(english: MessageTree, other: MessageTree): string[] {
  const there = new Map(leaves(other));
  return leaves(english).flatMap(([path, text]) => {
    const lost = numbersOf(text).filter((number) => !stands(number, there.get(path) ?? ''));
    return lost.length === 0 ? [] : [`${path} lacks ${lost.join(', ')}`];
  });
}

/** Amounts of money, which come from the table of prices alone. */
export const amountsOfMoney = (text: string): string[] =>
  text.match(/(?:R?\$|₫|zł)\s?\d+|\d+\s?(?:USD|BRL|PLN|VND|zł|₫)/g) ?? [];

/** Which cells of a row say the same: `All, All, Own groups` and `Alle, Alle, Eigene` are both `0, 0, 2`. */
export const sameCells = (row: readonly string[]): number[] => row.map((cell) => row.indexOf(cell));
