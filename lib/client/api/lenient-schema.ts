import * as z from 'zod/mini';

/** Makes a response schema tolerant of other back ends: a missing or non-string text counts as empty, at any depth. */
export function lenient<Answer extends z.ZodMiniObject>(answer: Answer): z.ZodMiniType<z.output<Answer>> {
  const fields = Object.entries(answer.shape).map(([name, field]) => {
    if (field instanceof z.ZodMiniObject) {
      const part = lenient(field);
      return [name, z.catch(part, part.parse({}))];
    }
    return [name, field instanceof z.ZodMiniString ? z.catch(field, '') : field];
  });
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniType<z.output<Answer>>;
}
