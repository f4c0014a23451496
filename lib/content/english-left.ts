import { readFileSync } from 'node:fs';
import { withoutMark } from '@/lib/content/file-text';
import { readFrontMatter } from '@/lib/content/front-matter';
import { readLocatedJson } from '@/lib/content/json-file';
import { isLeftInEnglish, leftInEnglish, type Words } from '@/lib/content/word-rules';

/** Texts of other languages that are still English. */

/** From this share of its letters on, a text counts as a copy of the English one. */
const mostly = 0.6;

const wordsOf = (markdown: string): string[] =>
  markdown
    .replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)/gm, ' ')
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|\{[^}\n]*\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

const letters = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** The share of a text's letters, from 0 to 1, that stand in words of the English text; code is not counted. */
export function englishShare(english: string, own: string): number {
  const known = new Set(wordsOf(english));
  const words = wordsOf(own);
  return words.length === 0 ? 0 : letters(words.filter((word) => known.has(word))) / letters(words);
}

/** True for the Markdown of an article that was copied from English, or mostly. */
export function isCopiedEnglish(english: string, own: string): boolean {
  return englishShare(english, own) >= mostly;
}

/** So many places are named. */
const named = 3;

function leftInJson(english: string, own: string, allowed: ReadonlySet<string>): string[] | null {
  const [there, here] = [english, own].map((file) => readLocatedJson(file).json?.value as Words | undefined);
  return there && here ? leftInEnglish(there, here, allowed).map(({ field }) => field) : null;
}

const fields = ['title', 'description'] as const;

function leftInArticle(english: string, own: string, allowed: ReadonlySet<string>): string[] {
  const [source, read] = [english, own].map((file) => readFrontMatter(withoutMark(readFileSync(file, 'utf8'))));
  const wordsOf = (value: unknown) => (value ?? {}) as Partial<Record<(typeof fields)[number], unknown>>;
  const [there, here] = [wordsOf(source!.front?.value), wordsOf(read!.front?.value)];
  return [
    ...fields.filter((field) => isLeftInEnglish(String(there[field]), String(here[field]), allowed)),
    ...(isCopiedEnglish(source!.body, read!.body) ? ['text'] : []),
  ];
}

/**
 * What is still English in a file of another language, as a reason; null when nothing is.
 * @param allowed texts that are the same in every language
 */
export function englishLeftIn(english: string, own: string, allowed: ReadonlySet<string>): string | null {
  const left = (own.endsWith('.json') ? leftInJson : leftInArticle)(english, own, allowed);
  if (left === null) return 'it cannot be read; npm run check:content says why';
  if (left.length === 0) return null;
  const more = left.length > named ? ` and ${left.length - named} more` : '';
  return `it is still English: ${left.slice(0, named).join(', ')}${more}`;
}
