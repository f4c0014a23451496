import { HttpError } from '@/lib/api/http/http-error';
import { isStorable } from '@/lib/api/store/is-storable';

/** Parses name-value fields, as in queries and forms. */

/** Property names that every JavaScript object inherits; no legitimate field has them. */
const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws HttpError 400 for a reserved field name */
export function assertSafeFieldName(name: string): void {
  if (reservedNames.has(name)) throw new HttpError(400, `The field name ${name} is not allowed.`);
}

/** @throws HttpError 400 for text or a name that the store cannot hold, such as NUL */
export function assertStorable(value: unknown): void {
  if (!isStorable(value)) throw new HttpError(400, 'A text or name contains NUL or an unpaired surrogate.');
}

/**
 * Collects the fields by name.
 * @throws HttpError 400 for a duplicate, because choosing one would be a guess
 */
export function toFields(entries: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    assertSafeFieldName(name);
    if (fields.has(name)) throw new HttpError(400, 'Duplicate field.');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError(400, 'A field is not valid percent-encoded UTF-8.');
  }
}

/**
 * Parses the fields of a query or of a URL-encoded form. `URLSearchParams` would replace invalid UTF-8 with replacement
 * characters, which would then be stored.
 * @param text without the question mark
 * @throws HttpError 400 for malformed escapes, invalid UTF-8 and duplicate fields
 */
export function parseUrlEncoded(text: string): Record<string, string> {
  const pairs = text.split('&').filter((pair) => pair !== '');
  return toFields(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decode(name), decode(value.join('='))] as const;
    }),
  );
}
