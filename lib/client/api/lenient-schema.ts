import * as z from 'zod/mini';

/**
 * The shape of an answer as it is read from a back end that may not be ours: a text that is missing, or is none, counts
 * as empty, at any depth.
 */
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
