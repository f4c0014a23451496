import { z } from 'zod';
import { sanitizeText } from '@/lib/contract/sanitize-text';

/** Texts from outside, as they are kept. */

/** A text, cleaned and cut to a length in characters. */
export const storedText = (length: number) => z.string().transform((value) => sanitizeText(value, length));

/** The name of a field that is kept with its value. What PostgreSQL cannot store in JSON is refused: NUL, halves of a pair. */
const keptName = z
  .string()
  .max(40)
  .regex(/^[^\0\p{Cs}]*$/u);

/** Named values of any kind that JSON has, texts cut to a length. */
export const storedValues = (length: number) =>
  z.record(keptName, z.union([storedText(length), z.number(), z.boolean(), z.null()]));

/** A schema for each text of a table. @param lengths what each is cut to */
export function textFields<Name extends string, Schema>(
  lengths: Readonly<Record<Name, number>>,
  schema: (length: number) => Schema,
): Record<Name, Schema> {
  const entries = Object.entries<number>(lengths).map(([name, length]) => [name, schema(length)]);
  return Object.fromEntries(entries) as Record<Name, Schema>;
}
