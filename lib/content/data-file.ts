import type { z } from 'zod';
import { ContentError, type ContentIssue } from '@/lib/content/diagnostic';
import { readYaml, type LocatedValue } from '@/lib/content/front-matter';
import { readText } from '@/lib/content/json-file';
import { parseJsonWithPositions } from '@/lib/content/json-with-positions';
import { checkSchema } from '@/lib/content/schema-errors';

/** Data files of `content/`, which editors change; content/README.md describes them. */

export type ReadData<T> = { data: T; lineOf: LocatedValue['lineOf'] };

function readRequired(file: string): string {
  try {
    return readText(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ContentError([{ file, line: 1, field: 'file name', reason: 'the file is missing' }]);
  }
}

function parse(file: string, text: string): { located: LocatedValue | undefined; issues: ContentIssue[] } {
  if (!file.endsWith('.json')) return readYaml(text, { field: 'YAML', firstLine: 1 });
  const { json, issues } = parseJsonWithPositions(text);
  return { located: json, issues };
}

/**
 * Reads a data file, JSON or YAML.
 * @param file path relative to the project root
 * @throws ContentError naming the file, and the line, field and reason of each issue
 */
export function readData<T>(file: string, schema: z.ZodType<T>): ReadData<T> {
  const { located, issues } = parse(file, readRequired(file));
  const checked =
    located && issues.length === 0 ? checkSchema(schema, located, 'content') : { data: undefined, issues };
  if (checked.data === undefined) throw new ContentError(checked.issues.map((issue) => ({ file, ...issue })));
  return { data: checked.data, lineOf: located!.lineOf };
}
