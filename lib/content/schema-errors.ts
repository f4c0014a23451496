import { z } from 'zod';
import type { Located } from '@/lib/content/front-matter';
import { didYouMean, closestWord } from '@/lib/content/did-you-mean';
import type { Finding } from '@/lib/content/diagnostic';

/** Schema issues as messages for editors. */

const kinds: Readonly<Record<string, string>> = {
  string: 'it must be text; put it between quotation marks',
  boolean: 'it must be true or false, without quotation marks',
  array: 'it must be a list, between [ and ]',
  tuple: 'it must be a list, between [ and ]',
  object: 'it must be fields with values',
  record: 'it must be fields with values',
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, name) => (at as Record<PropertyKey, unknown> | null | undefined)?.[name], value);
}

type Issue = z.core.$ZodIssue;

function reasonOf(issue: Issue, value: unknown, example: string | undefined): string {
  if (value === undefined) return `it is missing${example ? `; write a line like “${example}”` : ''}`;
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.message;
  if (issue.code === 'too_small') {
    return issue.origin === 'string' ? 'it is empty' : `it needs at least ${String(issue.minimum)} entries`;
  }
  return issue.message;
}

/** Returns all field names of a schema, including nested ones. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...fieldNames(value),
  ]);
}

export const schemaFields = (schema: z.ZodType): string[] => [
  ...new Set(fieldNames(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))),
];

/** Returns unknown fields, each with the most similar known one. */
function unknownFields(issues: readonly Issue[], known: readonly string[]) {
  return issues.flatMap((issue) => {
    const keys =
      issue.code === 'unrecognized_keys' ? issue.keys : issue.code === 'invalid_key' ? [String(issue.path.at(-1))] : [];
    const above = issue.code === 'invalid_key' ? issue.path.slice(0, -1) : issue.path;
    return keys.map((key) => ({ path: [...above, key], key, meant: closestWord(key, known) }));
  });
}

/**
 * Checks a file against a schema.
 * @param examples sample lines by field
 * @param whole name of the document, for issues at the top level
 * @returns the schema's output, or the issues: a misspelled field is reported once, not also as missing
 */
export function checkSchema<T>(
  schema: z.ZodType<T>,
  { value, lineOf }: Located,
  whole: string,
  examples: Readonly<Record<string, string>> = {},
): { data: T | undefined; faults: Finding[] } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, faults: [] };
  const { issues } = parsed.error;
  const name = (path: readonly PropertyKey[]) => path.map(String).join('.') || whole;
  const unrecognized = issues.some(({ code }) => code === 'unrecognized_keys' || code === 'invalid_key')
    ? unknownFields(issues, schemaFields(schema))
    : [];
  const meant = new Set(unrecognized.map(({ path, meant: one }) => name([...path.slice(0, -1), one ?? ''])));
  const unknown = unrecognized.map(({ path, key, meant: one }) => ({
    line: lineOf(path),
    field: name(path),
    reason: `unknown field${one ? didYouMean(key, [one]) : '; remove it'}`,
  }));
  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys' && code !== 'invalid_key')
    .map((issue) => ({ issue, at: valueAt(value, issue.path) }))
    .filter(({ issue, at }) => at !== undefined || !meant.has(name(issue.path)))
    .map(({ issue, at }) => ({
      line: lineOf(issue.path),
      field: name(issue.path),
      reason: reasonOf(issue, at, examples[name(issue.path)]),
    }));
  return { data: undefined, faults: [...unknown, ...others] };
}
