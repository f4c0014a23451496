import type * as z from 'zod/mini';
import { formErrors, type FieldErrors, type FormError } from '@/lib/contract/form-errors';

const errorNames = Object.entries(formErrors) as [FormError, string][];

/** Returns the errors in form fields that people can correct. @param raw the submitted input */
export function fieldErrors({ issues }: z.core.$ZodError, raw: unknown): FieldErrors {
  const fields = issues.toReversed().flatMap(({ path, message }) => {
    const name = String(path[0]);
    const isMissing = (raw as Record<string, unknown> | null)?.[name] === undefined;
    const error = isMissing ? 'empty' : errorNames.find(([, sentence]) => sentence === message)?.[0];
    return error ? [[name, error] as const] : [];
  });
  return Object.fromEntries(fields);
}
