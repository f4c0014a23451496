import { z } from 'zod';
import { sanitizeText } from '@/lib/contract/sanitize-text';

/** Schemas for untrusted text that is stored. */

/** Text, sanitized and truncated to a length in characters. */
export const storedText = (length: number) => z.string().transform((value) => sanitizeText(value, length));

const fieldName = z.string().max(40);

/** Named JSON primitives; text is truncated to a length. */
export const jsonPrimitives = (length: number) =>
  z.record(fieldName, z.union([storedText(length), z.number(), z.boolean(), z.null()]));

/** Creates a schema for each text field. @param lengths the maximum length of each */
export function textFieldSchemas<Name extends string, Schema>(
  lengths: Readonly<Record<Name, number>>,
  schema: (length: number) => Schema,
): Record<Name, Schema> {
  const entries = Object.entries<number>(lengths).map(([name, length]) => [name, schema(length)]);
  return Object.fromEntries(entries) as Record<Name, Schema>;
}
