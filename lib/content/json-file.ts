import { readFileSync } from 'node:fs';
import { withBrand } from '@/lib/content/brand';
import { ContentProblem } from '@/lib/content/problem';
import { sourceFile } from '@/lib/content/roots';

/**
 * Reads a JSON file of the project.
 * @param file its path from the project's root
 * @throws ContentProblem naming the file, and where the parser stumbled
 */
export function readJson(file: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(readFileSync(sourceFile(file), 'utf8'), revive);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ContentProblem(file, 'JSON', error.message.replaceAll('\n', ' '));
  }
}

/** Reads a JSON file of words, with the brand put into every text. @throws as readJson */
export function readWordsFile(file: string): unknown {
  return readJson(file, (_key, value) => (typeof value === 'string' ? withBrand(value) : value));
}
