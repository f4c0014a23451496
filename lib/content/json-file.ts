import { readFileSync } from 'node:fs';
import { insertBrand } from '@/lib/content/brand';
import { stripBom } from '@/lib/content/strip-bom';
import { parseJsonWithPositions } from '@/lib/content/json-with-positions';
import { ContentError } from '@/lib/content/diagnostic';
import { sourceFile } from '@/lib/config/source-file';

/** Reads a text file of the project. @throws NodeJS.ErrnoException if it does not exist */
export const readText = (file: string): string => stripBom(readFileSync(sourceFile(file), 'utf8'));

/** Reads a JSON file of the project with line numbers. @throws NodeJS.ErrnoException if the file does not exist */
export const readJsonWithPositions = (file: string): ReturnType<typeof parseJsonWithPositions> =>
  parseJsonWithPositions(readText(file));

/**
 * Reads a JSON file of the project.
 * @param file path relative to the project root
 * @throws ContentError with the file and the line of the syntax error
 */
export function readJson(file: string, revive?: (key: string, value: unknown) => unknown): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text, revive);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ContentError(parseJsonWithPositions(text).issues.map((issue) => ({ file, ...issue })));
  }
}

/** Reads a JSON message file and inserts the brand. @throws as readJson */
export function readMessageFile(file: string): unknown {
  return readJson(file, (_key, value) => (typeof value === 'string' ? insertBrand(value) : value));
}
