import { readFileSync } from 'node:fs';
import { stripBom } from '@/lib/content/strip-bom';
import { readFrontMatter } from '@/lib/content/front-matter';
import { readJsonWithPositions } from '@/lib/content/json-file';
import { isUntranslated, findUntranslatedMessages, type MessageTree } from '@/lib/content/message-parity';

/** Finds translations that are still English. */

/** Fraction of letters in English words from which a text counts as a copy of the English one. */
const copyThreshold = 0.6;

const wordsOf = (markdown: string): string[] =>
  markdown
    .replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)/gm, ' ')
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|\{[^}\n]*\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

const countLetters = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** Returns the fraction of letters, from 0 to 1, in words that also occur in the English text; code is ignored. */
export function untranslatedRatio(english: string, translation: string): number {
  const englishWords = new Set(wordsOf(english));
  const words = wordsOf(translation);
  return words.length === 0 ? 0 : countLetters(words.filter((word) => englishWords.has(word))) / countLetters(words);
}

/** Returns whether an article's Markdown is mostly copied from English. */
export function isCopiedEnglish(english: string, translation: string): boolean {
  return untranslatedRatio(english, translation) >= copyThreshold;
}

/** Maximum number of fields listed in a message. */
const maxListed = 3;

function findInJson(english: string, translation: string, untranslatedTerms: ReadonlySet<string>): string[] | null {
  const [source, target] = [english, translation].map(
    (file) => readJsonWithPositions(file).json?.value as MessageTree | undefined,
  );
  return source && target
    ? findUntranslatedMessages(source, target, untranslatedTerms).map(({ field }) => field)
    : null;
}

const fields = ['title', 'description'] as const;

function findInArticle(english: string, translation: string, untranslatedTerms: ReadonlySet<string>): string[] {
  const [sourceFile, targetFile] = [english, translation].map((file) =>
    readFrontMatter(stripBom(readFileSync(file, 'utf8'))),
  );
  const toFields = (value: unknown) => (value ?? {}) as Partial<Record<(typeof fields)[number], unknown>>;
  const [source, target] = [toFields(sourceFile!.frontMatter?.value), toFields(targetFile!.frontMatter?.value)];
  return [
    ...fields.filter((field) => isUntranslated(String(source[field]), String(target[field]), untranslatedTerms)),
    ...(isCopiedEnglish(sourceFile!.body, targetFile!.body) ? ['text'] : []),
  ];
}

/**
 * Describes the untranslated fields of a translation; null if there are none.
 * @param untranslatedTerms messages that are the same in every language
 */
export function findUntranslated(
  english: string,
  translation: string,
  untranslatedTerms: ReadonlySet<string>,
): string | null {
  const untranslated = (translation.endsWith('.json') ? findInJson : findInArticle)(
    english,
    translation,
    untranslatedTerms,
  );
  if (untranslated === null) return 'it cannot be parsed; run npm run content:check for details';
  if (untranslated.length === 0) return null;
  const more = untranslated.length > maxListed ? ` and ${untranslated.length - maxListed} more` : '';
  return `not translated: ${untranslated.slice(0, maxListed).join(', ')}${more}`;
}
