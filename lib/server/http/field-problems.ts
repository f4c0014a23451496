import type * as z from 'zod/mini';
import { formProblems, type FieldProblems, type FormProblem } from '@/lib/protocol/form-problems';

const problemNames = Object.entries(formProblems) as [FormProblem, string][];

/**
 * What people can mend in the fields of a form.
 * @param raw what was sent
 */
export function fieldProblems({ issues }: z.core.$ZodError, raw: unknown): FieldProblems {
  const fields = issues.toReversed().flatMap(({ path, message }) => {
    const name = String(path[0]);
    const isMissing = (raw as Record<string, unknown> | null)?.[name] === undefined;
    const found = isMissing ? 'empty' : problemNames.find(([, sentence]) => sentence === message)?.[0];
    return found ? [[name, found] as const] : [];
  });
  return Object.fromEntries(fields);
}
