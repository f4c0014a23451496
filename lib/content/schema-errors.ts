import { z } from 'zod';
import type { Located } from '@/lib/content/front-matter';
import { didYouMean, closestWord } from '@/lib/content/did-you-mean';
import type { Finding } from '@/lib/content/diagnostic';

/** What a schema complains of, in an editor's words. */

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
    return issue.origin === 'string' ? 'it is empty' : `it needs ${String(issue.minimum)} entries at least`;
  }
  return issue.message;
}

/** The names of all fields of a schema, the inner ones too. */
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

/** Fields that nobody knows, and what each was meant to be. */
function unknownFields(issues: readonly Issue[], known: readonly string[]) {
  return issues.flatMap((issue) => {
    const keys =
      issue.code === 'unrecognized_keys' ? issue.keys : issue.code === 'invalid_key' ? [String(issue.path.at(-1))] : [];
    const above = issue.code === 'invalid_key' ? issue.path.slice(0, -1) : issue.path;
    return keys.map((key) => ({ path: [...above, key], key, meant: closestWord(key, known) }));
  });
}

/**
 * Checks what a file says against a schema.
 * @param examples lines that an editor may copy, by field
 * @param whole how the file's fields are called together
 * @returns the schema's output, or what is wrong: a misspelled field once, not also as a missing one
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
  const strange = issues.some(({ code }) => code === 'unrecognized_keys' || code === 'invalid_key')
    ? unknownFields(issues, schemaFields(schema))
    : [];
  const meant = new Set(strange.map(({ path, meant: one }) => name([...path.slice(0, -1), one ?? ''])));
  const unknown = strange.map(({ path, key, meant: one }) => ({
    line: lineOf(path),
    field: name(path),
    reason: `there is no field of this name here${one ? didYouMean(key, [one]) : '; take it out'}`,
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
