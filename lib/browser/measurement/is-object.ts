/** True for what JSON writes with braces: what is read out of a storage may be anything. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
