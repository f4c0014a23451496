import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { didYouMean, closestWord } from '@/lib/content/did-you-mean';
import { quoted } from '@/lib/content/diagnostic';

/** Rules that hold between the words of English and those of another language. Pure: texts in, complaints out. */

/** What is wrong with a text: the path to it, and the reason. */
export type MessageIssue = { field: string; reason: string };

export type MessageTree = { [key: string]: MessageTree | string } | MessageTree[] | string;

/** Every text with the path to it: `nav.blog`, `sections.0.heading`. */
export function leaves(words: MessageTree, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  // What is neither text, list nor fields is complained of by invalidValues.
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    leaves(value as MessageTree, path === '' ? key : `${path}.${key}`),
  );
}

/** Values that are no text, as a number or null. */
export function invalidValues(words: unknown, path = ''): MessageIssue[] {
  if (typeof words === 'string') return [];
  if (typeof words !== 'object' || words === null) {
    return [{ field: path || 'JSON', reason: 'it must be text between quotation marks' }];
  }
  return Object.entries(words).flatMap(([key, value]) => invalidValues(value, path === '' ? key : `${path}.${key}`));
}

const above = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);

/** Keys that only one side has; one that looks like a missing one is complained of alone. */
export function differingKeys(english: MessageTree, other: MessageTree): MessageIssue[] {
  const there = new Set(leaves(english).map(([key]) => key));
  const here = new Set(leaves(other).map(([key]) => key));
  const missing = [...there].filter((key) => !here.has(key));
  const strange = [...here]
    .filter((key) => !there.has(key))
    .map((key) => ({
      key,
      meant: closestWord(
        key,
        missing.filter((one) => above(one) === above(key)),
      ),
    }));
  const meant = new Set(strange.map((one) => one.meant));
  return [
    ...missing.filter((key) => !meant.has(key)).map((field) => ({ field, reason: 'it is missing; English has it' })),
    ...strange.map(({ key, meant: one }) => ({
      field: key,
      reason: `it is not in English${one ? `; did you mean “${one.slice(above(one).length)}”?` : '; take it out'}`,
    })),
  ];
}

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      'options' in element
        ? Object.values(element.options).flatMap((option) => argumentsOf(option.value))
        : 'children' in element
          ? argumentsOf(element.children)
          : [];
    return [element.value, ...inner];
  });
}

/** The names of an ICU message's arguments, each once, sorted. @throws SyntaxError for a malformed message */
export function icuArguments(message: string): string[] {
  return [...new Set(argumentsOf(parse(message)))].sort();
}

/** The brand is put in before a message is read. */
const brand = 'brand';

function argumentComplaint(expected: readonly string[], found: readonly string[]): string {
  const unknown = found.find((name) => !expected.includes(name));
  const hint = unknown === undefined ? '' : didYouMean(unknown, expected);
  return `it has the arguments (${found.join(', ')}) instead of (${expected.join(', ')})${hint}`;
}

/** Messages whose arguments are not those of the English message, or which cannot be read. */
export function differingArguments(english: MessageTree, other: MessageTree): MessageIssue[] {
  const there = new Map(leaves(english));
  return leaves(other).flatMap(([field, text]) => {
    const original = there.get(field);
    if (original === undefined) return [];
    try {
      const expected = icuArguments(original);
      const found = icuArguments(text);
      if (expected.join() === found.join()) return [];
      return [{ field, reason: argumentComplaint(expected, found) }];
    } catch (error) {
      return [{ field, reason: `it is no ICU message: ${(error as Error).message}` }];
    }
  });
}

/** English messages with an argument that looks like the brand, or which cannot be read. */
export function misspelledArguments(english: MessageTree): MessageIssue[] {
  return leaves(english).flatMap(([field, text]) => {
    try {
      const name = icuArguments(text).find((one) => closestWord(one, [brand]));
      return name === undefined
        ? []
        : [{ field, reason: `nothing is put in for {${name}}${didYouMean(name, [brand])}` }];
    } catch (error) {
      return [{ field, reason: `it is no ICU message: ${(error as Error).message}` }];
    }
  });
}

const latinWords = /\p{Script=Latin}{2,}/gu;

function literalsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if ('children' in element) return literalsOf(element.children);
    return 'options' in element ? Object.values(element.options).flatMap((option) => literalsOf(option.value)) : [];
  });
}

/** How many words of Latin letters a text has, without the names of its arguments. */
function countLatinWords(text: string): number {
  try {
    return literalsOf(parse(text)).join(' ').match(latinWords)?.length ?? 0;
  } catch {
    // A message that cannot be read is complained of by differingArguments.
    return 0;
  }
}

/** Ids are parts of addresses, the same in every language. */
const isId = (key: string) => key.endsWith('.id');

/** Ids that differ from the English ones. */
export function differingIds(english: MessageTree, other: MessageTree): MessageIssue[] {
  const there = new Map(leaves(english));
  return leaves(other)
    .filter(([key, text]) => isId(key) && there.has(key) && there.get(key) !== text)
    .map(([field, text]) => ({ field, reason: `it is “${text}” instead of “${there.get(field)}”` }));
}

/** True for a text of two or more words that is in English also in another language, but for the names on a list. */
export const isLeftInEnglish = (english: string | undefined, text: string, allowed: ReadonlySet<string>): boolean =>
  english === text && !allowed.has(text) && countLatinWords(text) >= 2;

/** Texts of two or more words that stand in another language exactly as in English. */
export function leftInEnglish(english: MessageTree, other: MessageTree, allowed: ReadonlySet<string>): MessageIssue[] {
  const there = new Map(leaves(english));
  return leaves(other)
    .filter(([key, text]) => !isId(key) && isLeftInEnglish(there.get(key), text, allowed))
    .map(([field, text]) => ({ field, reason: `it is still English: ${quoted(text)}` }));
}

/** Placeholders of page copy other than the brand's. */
export function unknownPlaceholders(words: MessageTree): MessageIssue[] {
  return leaves(words).flatMap(([field, text]) =>
    [...text.matchAll(/\{([^}]*)\}/g)]
      .filter(([, name]) => name !== brand)
      .map(([all, name]) => ({ field, reason: `nothing is put in for ${all}${didYouMean(name!, [brand])}` })),
  );
}
