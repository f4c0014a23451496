import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { didYouMean, closestWord } from '@/lib/content/did-you-mean';
import { quoted } from '@/lib/content/diagnostic';

/** Consistency rules between English messages and translations. Pure functions that return issues. */

/** Issue in a message: its path and the reason. */
export type MessageIssue = { field: string; reason: string };

export type MessageTree = { [key: string]: MessageTree | string } | MessageTree[] | string;

/** Returns every text with its path: `nav.blog`, `sections.0.heading`. */
export function leaves(words: MessageTree, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  // Other values are reported by invalidValues.
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    leaves(value as MessageTree, path === '' ? key : `${path}.${key}`),
  );
}

/** Finds values that are not text, such as numbers or null. */
export function invalidValues(words: unknown, path = ''): MessageIssue[] {
  if (typeof words === 'string') return [];
  if (typeof words !== 'object' || words === null) {
    return [{ field: path || 'JSON', reason: 'it must be text between quotation marks' }];
  }
  return Object.entries(words).flatMap(([key, value]) => invalidValues(value, path === '' ? key : `${path}.${key}`));
}

const above = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);

/** Finds keys that exist on one side only; a misspelled key is reported once, not also as missing. */
export function differingKeys(english: MessageTree, other: MessageTree): MessageIssue[] {
  const there = new Set(leaves(english).map(([key]) => key));
  const here = new Set(leaves(other).map(([key]) => key));
  const missing = [...there].filter((key) => !here.has(key));
  const unexpected = [...here]
    .filter((key) => !there.has(key))
    .map((key) => ({
      key,
      meant: closestWord(
        key,
        missing.filter((one) => above(one) === above(key)),
      ),
    }));
  const meant = new Set(unexpected.map((one) => one.meant));
  return [
    ...missing
      .filter((key) => !meant.has(key))
      .map((field) => ({ field, reason: 'it is missing; the English file has it' })),
    ...unexpected.map(({ key, meant: one }) => ({
      field: key,
      reason: `it is not in the English file${one ? `; did you mean “${one.slice(above(one).length)}”?` : '; remove it'}`,
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

/** Returns the argument names of an ICU message, unique and sorted. @throws SyntaxError for a malformed message */
export function icuArguments(message: string): string[] {
  return [...new Set(argumentsOf(parse(message)))].sort();
}

/** The brand is inserted before a message is parsed. */
const brand = 'brand';

function argumentsReason(expected: readonly string[], found: readonly string[]): string {
  const unknown = found.find((name) => !expected.includes(name));
  const hint = unknown === undefined ? '' : didYouMean(unknown, expected);
  return `it has the arguments (${found.join(', ')}) instead of (${expected.join(', ')})${hint}`;
}

/** Finds messages that are malformed or whose arguments differ from the English message. */
export function differingArguments(english: MessageTree, other: MessageTree): MessageIssue[] {
  const there = new Map(leaves(english));
  return leaves(other).flatMap(([field, text]) => {
    const original = there.get(field);
    if (original === undefined) return [];
    try {
      const expected = icuArguments(original);
      const found = icuArguments(text);
      if (expected.join() === found.join()) return [];
      return [{ field, reason: argumentsReason(expected, found) }];
    } catch (error) {
      return [{ field, reason: `invalid ICU message: ${(error as Error).message}` }];
    }
  });
}

/** Finds English messages that are malformed or have an argument similar to the brand placeholder. */
export function misspelledArguments(english: MessageTree): MessageIssue[] {
  return leaves(english).flatMap(([field, text]) => {
    try {
      const name = icuArguments(text).find((one) => closestWord(one, [brand]));
      return name === undefined ? [] : [{ field, reason: `unknown placeholder {${name}}${didYouMean(name, [brand])}` }];
    } catch (error) {
      return [{ field, reason: `invalid ICU message: ${(error as Error).message}` }];
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

/** Counts words in Latin script, without argument names. */
function countLatinWords(text: string): number {
  try {
    return literalsOf(parse(text)).join(' ').match(latinWords)?.length ?? 0;
  } catch {
    // Malformed messages are reported by differingArguments.
    return 0;
  }
}

/** Ids are used in URLs and are the same in every language. */
const isId = (key: string) => key.endsWith('.id');

/** Finds ids that differ from the English ones. */
export function differingIds(english: MessageTree, other: MessageTree): MessageIssue[] {
  const there = new Map(leaves(english));
  return leaves(other)
    .filter(([key, text]) => isId(key) && there.has(key) && there.get(key) !== text)
    .map(([field, text]) => ({ field, reason: `it is “${text}” instead of “${there.get(field)}”` }));
}

/** Returns whether a text of two or more words is identical to English and not on the list of allowed texts. */
export const isLeftInEnglish = (english: string | undefined, text: string, allowed: ReadonlySet<string>): boolean =>
  english === text && !allowed.has(text) && countLatinWords(text) >= 2;

/** Finds texts of two or more words that are identical to English. */
export function leftInEnglish(english: MessageTree, other: MessageTree, allowed: ReadonlySet<string>): MessageIssue[] {
  const there = new Map(leaves(english));
  return leaves(other)
    .filter(([key, text]) => !isId(key) && isLeftInEnglish(there.get(key), text, allowed))
    .map(([field, text]) => ({ field, reason: `it is still English: ${quoted(text)}` }));
}

/** Finds placeholders in page copy other than the brand's. */
export function unknownPlaceholders(words: MessageTree): MessageIssue[] {
  return leaves(words).flatMap(([field, text]) =>
    [...text.matchAll(/\{([^}]*)\}/g)]
      .filter(([, name]) => name !== brand)
      .map(([all, name]) => ({ field, reason: `unknown placeholder ${all}${didYouMean(name!, [brand])}` })),
  );
}
