import { readFileSync } from 'node:fs';
import { withBrand } from '@/lib/content/brand';
import { withoutMark } from '@/lib/content/file-text';
import { locateJson } from '@/lib/content/located-json';
import { ContentProblem } from '@/lib/content/problem';
import { sourceFile } from '@/lib/content/roots';

const readText = (file: string) => withoutMark(readFileSync(sourceFile(file), 'utf8'));

/** Reads a JSON file of the project with the lines of its parts. @throws NodeJS.ErrnoException when there is none */
export const readLocatedJson = (file: string): ReturnType<typeof locateJson> => locateJson(readText(file));

/**
 * Reads a JSON file of the project.
 * @param file its path from the project's root
 * @throws ContentProblem naming the file, and the line where the parser stumbled
 */
export function readJson(file: string, revive?: (key: string, value: unknown) => unknown): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text, revive);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ContentProblem(locateJson(text).faults.map((fault) => ({ file, ...fault })));
  }
}

/** Reads a JSON file of words, with the brand put into every text. @throws as readJson */
export function readWordsFile(file: string): unknown {
  return readJson(file, (_key, value) => (typeof value === 'string' ? withBrand(value) : value));
}
