import { readFileSync } from 'node:fs';
import { stripBom } from '@/lib/content/strip-bom';
import { readFrontMatter } from '@/lib/content/front-matter';
import { readJsonWithPositions } from '@/lib/content/json-file';
import { isLeftInEnglish, leftInEnglish, type MessageTree } from '@/lib/content/message-parity';

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
export function untranslatedShare(english: string, own: string): number {
  const known = new Set(wordsOf(english));
  const words = wordsOf(own);
  return words.length === 0 ? 0 : letters(words.filter((word) => known.has(word))) / letters(words);
}

/** True for the Markdown of an article that was copied from English, or mostly. */
export function isCopiedEnglish(english: string, own: string): boolean {
  return untranslatedShare(english, own) >= mostly;
}

/** So many places are named. */
const named = 3;

function leftInJson(english: string, own: string, allowed: ReadonlySet<string>): string[] | null {
  const [there, here] = [english, own].map(
    (file) => readJsonWithPositions(file).json?.value as MessageTree | undefined,
  );
  return there && here ? leftInEnglish(there, here, allowed).map(({ field }) => field) : null;
}

const fields = ['title', 'description'] as const;

function leftInArticle(english: string, own: string, allowed: ReadonlySet<string>): string[] {
  const [source, read] = [english, own].map((file) => readFrontMatter(stripBom(readFileSync(file, 'utf8'))));
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
export function findUntranslated(english: string, own: string, allowed: ReadonlySet<string>): string | null {
  const left = (own.endsWith('.json') ? leftInJson : leftInArticle)(english, own, allowed);
  if (left === null) return 'it cannot be read; npm run content:check says why';
  if (left.length === 0) return null;
  const more = left.length > named ? ` and ${left.length - named} more` : '';
  return `it is still English: ${left.slice(0, named).join(', ')}${more}`;
}
