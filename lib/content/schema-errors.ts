import { z } from 'zod';
import type { LocatedValue } from '@/lib/content/front-matter';
import { didYouMean, closestWord } from '@/lib/text/did-you-mean';
import type { ContentIssue } from '@/lib/content/diagnostic';

/** Schema issues as messages for editors. */

const typeReasons: Readonly<Record<string, string>> = {
  string: 'must be text; put it between quotation marks',
  boolean: 'must be true or false, without quotation marks',
  array: 'must be a list, between [ and ]',
  tuple: 'must be a list, between [ and ]',
  object: 'must be fields with values',
  record: 'must be fields with values',
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, name) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[name],
    value,
  );
}

type ZodIssue = z.core.$ZodIssue;

function reasonOf(issue: ZodIssue, value: unknown, example: string | undefined): string {
  if (value === undefined) return `missing${example ? `; add a line such as “${example}”` : ''}`;
  if (issue.code === 'invalid_type') return typeReasons[issue.expected] ?? issue.message;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'must not be empty';
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `must have at least ${String(issue.minimum)} entries`;
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
function unknownFields(issues: readonly ZodIssue[], knownFields: readonly string[]) {
  return issues.flatMap((issue) => {
    const keys =
      issue.code === 'unrecognized_keys' ? issue.keys : issue.code === 'invalid_key' ? [String(issue.path.at(-1))] : [];
    const parentPath = issue.code === 'invalid_key' ? issue.path.slice(0, -1) : issue.path;
    return keys.map((key) => ({ path: [...parentPath, key], key, suggestion: closestWord(key, knownFields) }));
  });
}

/**
 * Checks a file against a schema.
 * @param examples sample lines by field
 * @param documentName name of the document, for issues at the top level
 * @returns the schema's output, or the issues: a misspelled field is reported once, not also as missing
 */
export function checkSchema<T>(
  schema: z.ZodType<T>,
  { value, lineOf }: LocatedValue,
  documentName: string,
  examples: Readonly<Record<string, string>> = {},
): { data: T | undefined; issues: ContentIssue[] } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, issues: [] };
  const { issues } = parsed.error;
  const name = (path: readonly PropertyKey[]) => path.map(String).join('.') || documentName;
  const unrecognized = issues.some(({ code }) => code === 'unrecognized_keys' || code === 'invalid_key')
    ? unknownFields(issues, schemaFields(schema))
    : [];
  const suggestedFields = new Set(
    unrecognized.map(({ path, suggestion }) => name([...path.slice(0, -1), suggestion ?? ''])),
  );
  const unknown = unrecognized.map(({ path, key, suggestion }) => ({
    line: lineOf(path),
    field: name(path),
    reason: `unknown field${suggestion ? didYouMean(key, [suggestion]) : '; remove it'}`,
  }));
  const otherIssues = issues
    .filter(({ code }) => code !== 'unrecognized_keys' && code !== 'invalid_key')
    .map((issue) => ({ issue, valueAtPath: valueAt(value, issue.path) }))
    .filter(({ issue, valueAtPath }) => valueAtPath !== undefined || !suggestedFields.has(name(issue.path)))
    .map(({ issue, valueAtPath }) => ({
      line: lineOf(issue.path),
      field: name(issue.path),
      reason: reasonOf(issue, valueAtPath, examples[name(issue.path)]),
    }));
  return { data: undefined, issues: [...unknown, ...otherIssues] };
}
