import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Rules that hold between the words of English and those of another language. Pure: texts in, complaints out. */

export type Words = { [key: string]: Words | string } | Words[] | string;

/** Every text with the path to it: `nav.blog`, `sections.0.heading`. */
export function leaves(words: Words, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => leaves(value as Words, path === '' ? key : `${path}.${key}`));
}

/** Keys that only one side has. */
export function differingKeys(english: Words, other: Words): string[] {
  const there = new Map(leaves(english));
  const here = new Map(leaves(other));
  return [
    ...[...there.keys()].filter((key) => !here.has(key)).map((key) => `${key} is missing`),
    ...[...here.keys()].filter((key) => !there.has(key)).map((key) => `${key} is not in English`),
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

/** Messages whose arguments are not those of the English message, or which cannot be read. */
export function differingArguments(english: Words, other: Words): string[] {
  const there = new Map(leaves(english));
  return leaves(other).flatMap(([key, text]) => {
    const original = there.get(key);
    if (original === undefined) return [];
    try {
      const expected = icuArguments(original).join(', ');
      const found = icuArguments(text).join(', ');
      return expected === found ? [] : [`${key} has the arguments (${found}) instead of (${expected})`];
    } catch (error) {
      return [`${key} is no ICU message: ${(error as Error).message}`];
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
export function differingIds(english: Words, other: Words): string[] {
  const there = new Map(leaves(english));
  return leaves(other)
    .filter(([key, text]) => isId(key) && there.has(key) && there.get(key) !== text)
    .map(([key, text]) => `${key} is “${text}” instead of “${there.get(key)}”`);
}

/** Texts of two or more words that stand in another language exactly as in English. */
export function leftInEnglish(english: Words, other: Words, allowed: ReadonlySet<string>): string[] {
  const there = new Map(leaves(english));
  return leaves(other)
    .filter(([key, text]) => !isId(key) && there.get(key) === text && !allowed.has(text))
    .filter(([, text]) => countLatinWords(text) >= 2)
    .map(([key, text]) => `${key} is still English: “${text}”`);
}

/** Placeholders of page copy other than the brand's. */
export function strangePlaceholders(words: Words): string[] {
  return leaves(words).flatMap(([key, text]) =>
    [...text.matchAll(/\{([^}]*)\}/g)].filter(([, name]) => name !== 'brand').map(([all]) => `${key} has ${all}`),
  );
}
