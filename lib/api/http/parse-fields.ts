import { HttpError } from '@/lib/api/http/http-error';

/** Fields with names and values, as queries and forms have them. */

/** Names that mean something to every object of JavaScript: no field of ours, and no visitor's. */
const refusedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws Refusal 400 for a name that nothing from outside may have */
export function assertSafeFieldName(name: string): void {
  if (refusedNames.has(name)) throw new HttpError(400, `No field may be called ${name}.`);
}

/** The fields by their names. @throws Refusal 400 when one is there twice: which of them counts would be a guess */
export function toFields(entries: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    assertSafeFieldName(name);
    if (fields.has(name)) throw new HttpError(400, 'A field is there twice.');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError(400, 'A field is not encoded as UTF-8 with percent signs.');
  }
}

/**
 * The fields of a query, or of a form in the same writing. `URLSearchParams` puts replacement characters in the place of
 * what is no UTF-8, and would have us keep them.
 * @param text without the question mark
 * @throws Refusal 400 for broken escapes, for bytes that are no UTF-8, and for a field that is there twice
 */
export function parseQueryFields(text: string): Record<string, string> {
  const parts = text.split('&').filter((part) => part !== '');
  return toFields(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [decode(name), decode(value.join('='))] as const;
    }),
  );
}
