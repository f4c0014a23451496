import * as z from 'zod/mini';

/** Makes a response schema tolerant of other back ends: a missing or non-string text counts as empty, at any depth. */
export function toLenientSchema<Schema extends z.ZodMiniObject>(schema: Schema): z.ZodMiniType<z.output<Schema>> {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    if (field instanceof z.ZodMiniObject) {
      const nested = toLenientSchema(field);
      return [name, z.catch(nested, nested.parse({}))];
    }
    return [name, field instanceof z.ZodMiniString ? z.catch(field, '') : field];
  });
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniType<z.output<Schema>>;
}
