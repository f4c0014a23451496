import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { didYouMean, closestWord } from '@/lib/text/did-you-mean';
import { rawMarkdown } from '@/lib/content/inline-markdown';
import { quoted } from '@/lib/content/diagnostic';

/** Consistency rules between English messages and translations. Pure functions that return issues. */

/** Issue in a message: its path and the reason. */
export type MessageIssue = { field: string; reason: string; isWarning?: boolean };

export type MessageTree = { [key: string]: MessageTree | string } | MessageTree[] | string;

/** Returns every text with its path: `nav.blog`, `sections.0.heading`. */
export function flattenMessages(messages: MessageTree, path = ''): [path: string, text: string][] {
  if (typeof messages === 'string') return [[path, messages]];
  // Other values are reported by findInvalidValues.
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([key, value]) =>
    flattenMessages(value as MessageTree, path === '' ? key : `${path}.${key}`),
  );
}

/** Finds values that are not text, such as numbers or null. */
export function findInvalidValues(messages: unknown, path = ''): MessageIssue[] {
  if (typeof messages === 'string') return [];
  if (typeof messages !== 'object' || messages === null) {
    return [{ field: path || 'JSON', reason: 'must be a string' }];
  }
  return Object.entries(messages).flatMap(([key, value]) =>
    findInvalidValues(value, path === '' ? key : `${path}.${key}`),
  );
}

const parentPath = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);

/**
 * Finds keys that exist on one side only; a misspelled key is reported once, not also as missing.
 * @param isFallback whether a key of the translation is missing, and filled with English
 */
export function findKeyMismatches(
  english: MessageTree,
  translation: MessageTree,
  isFallback: (key: string) => boolean = () => false,
): MessageIssue[] {
  const englishKeys = new Set(flattenMessages(english).map(([key]) => key));
  const translatedKeys = new Set(flattenMessages(translation).flatMap(([key]) => (isFallback(key) ? [] : [key])));
  const missing = [...englishKeys].filter((key) => !translatedKeys.has(key));
  const unexpected = [...translatedKeys]
    .filter((key) => !englishKeys.has(key))
    .map((key) => ({
      key,
      suggestion: closestWord(
        key,
        missing.filter((missingKey) => parentPath(missingKey) === parentPath(key)),
      ),
    }));
  const suggestions = new Set(unexpected.map((key) => key.suggestion));
  return [
    ...missing
      .filter((key) => !suggestions.has(key))
      .map((field) => ({ field, reason: 'missing; it exists in the English file' })),
    ...unexpected.map(({ key, suggestion }) => ({
      field: key,
      reason: `unknown key: not in the English file${suggestion ? `; did you mean “${suggestion.slice(parentPath(suggestion).length)}”?` : '; remove it'}`,
    })),
  ];
}

function collectArguments(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const nested =
      'options' in element
        ? Object.values(element.options).flatMap((option) => collectArguments(option.value))
        : 'children' in element
          ? collectArguments(element.children)
          : [];
    return [element.value, ...nested];
  });
}

/** Returns the argument names of an ICU message, unique and sorted. @throws SyntaxError for a malformed message */
export function icuArguments(message: string): string[] {
  return [...new Set(collectArguments(parse(message)))].sort();
}

/** The brand is inserted before a message is parsed. */
const brand = 'brand';

function argumentsReason(expected: readonly string[], actual: readonly string[]): string {
  const unknown = actual.find((name) => !expected.includes(name));
  const hint = unknown === undefined ? '' : didYouMean(unknown, expected);
  return `has arguments (${actual.join(', ')}), expected (${expected.join(', ')})${hint}`;
}

/** Finds messages that are malformed or whose arguments differ from the English message. */
export function findArgumentMismatches(english: MessageTree, translation: MessageTree): MessageIssue[] {
  const englishMessages = new Map(flattenMessages(english));
  return flattenMessages(translation).flatMap(([field, text]) => {
    const original = englishMessages.get(field);
    if (original === undefined) return [];
    try {
      const expected = icuArguments(original);
      const actual = icuArguments(text);
      if (expected.join() === actual.join()) return [];
      return [{ field, reason: argumentsReason(expected, actual) }];
    } catch (error) {
      return [{ field, reason: `invalid ICU message: ${(error as Error).message}` }];
    }
  });
}

/** Finds English messages that are malformed or have an argument similar to the brand placeholder. */
export function findMisspelledArguments(english: MessageTree): MessageIssue[] {
  return flattenMessages(english).flatMap(([field, text]) => {
    try {
      const name = icuArguments(text).find((argument) => closestWord(argument, [brand]));
      return name === undefined ? [] : [{ field, reason: `unknown placeholder {${name}}${didYouMean(name, [brand])}` }];
    } catch (error) {
      return [{ field, reason: `invalid ICU message: ${(error as Error).message}` }];
    }
  });
}

const latinWords = /\p{Script=Latin}{2,}/gu;

function collectLiterals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if ('children' in element) return collectLiterals(element.children);
    return 'options' in element
      ? Object.values(element.options).flatMap((option) => collectLiterals(option.value))
      : [];
  });
}

/** Counts words in Latin script, without argument names. */
function countLatinWords(text: string): number {
  try {
    return collectLiterals(parse(text)).join(' ').match(latinWords)?.length ?? 0;
  } catch {
    // Malformed messages are reported by findArgumentMismatches.
    return 0;
  }
}

/** Ids are used in URLs and are the same in every language. */
const isId = (key: string) => key.endsWith('.id');

/** Finds ids that differ from the English ones. */
export function findIdMismatches(english: MessageTree, translation: MessageTree): MessageIssue[] {
  const englishMessages = new Map(flattenMessages(english));
  return flattenMessages(translation)
    .filter(([key, text]) => isId(key) && englishMessages.has(key) && englishMessages.get(key) !== text)
    .map(([field, text]) => ({
      field,
      reason: `must be “${englishMessages.get(field)}”, as in English, but is “${text}”`,
    }));
}

/** Returns whether a message of two or more words is identical to English and not among `untranslatedTerms`. */
export const isUntranslated = (
  english: string | undefined,
  text: string,
  untranslatedTerms: ReadonlySet<string>,
): boolean => english === text && !untranslatedTerms.has(text) && countLatinWords(text) >= 2;

/** Finds messages of two or more words that are identical to English. */
export function findUntranslatedMessages(
  english: MessageTree,
  translation: MessageTree,
  untranslatedTerms: ReadonlySet<string>,
): MessageIssue[] {
  const englishMessages = new Map(flattenMessages(english));
  return flattenMessages(translation)
    .filter(([key, text]) => !isId(key) && isUntranslated(englishMessages.get(key), text, untranslatedTerms))
    .map(([field, text]) => ({ field, reason: `not translated: ${quoted(text)}` }));
}

/** Finds Markdown that is shown as written: only the answers of questions render it. */
export function findRawMarkdown(messages: MessageTree): MessageIssue[] {
  return flattenMessages(messages).flatMap(([field, text]) => {
    const syntax = field.endsWith('.answer') ? undefined : rawMarkdown(text);
    return syntax ? [{ field, reason: `Markdown is shown as written here: ${quoted(syntax)}; write plain text` }] : [];
  });
}

/** Finds placeholders in page copy other than the brand's. */
export function findUnknownPlaceholders(messages: MessageTree): MessageIssue[] {
  return flattenMessages(messages).flatMap(([field, text]) =>
    [...text.matchAll(/\{([^}]*)\}/g)]
      .filter(([, name]) => name !== brand)
      .map(([placeholder, name]) => ({
        field,
        reason: name!.startsWith('{')
          ? `${placeholder}} has doubled braces, which are shown; write {${name!.slice(1)}}`
          : `unknown placeholder ${placeholder}${didYouMean(name!, [brand])}`,
      })),
  );
}
