import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { sourceFile } from '@/lib/config/source-file';

/**
 * Data files of `content/`, read when they are first needed. They are not imported: a change of data needs no new
 * scripts. `npm run content:check` reports their issues with their lines.
 */

/** Caches what is derived from a file: until it changes, and on a production server forever. */
export function cachedFromFile<T>(resolve: () => string, derive: (path: string) => T): () => T {
  let cached: { value: T; changed: number } | undefined;
  return () => {
    if (cached && process.env.NODE_ENV === 'production') return cached.value;
    const path = resolve();
    const changed = statSync(path).mtimeMs;
    if (cached?.changed !== changed) cached = { value: derive(path), changed };
    return cached.value;
  };
}

/** Returns a function that reads and parses a file. @throws NodeJS.ErrnoException if it does not exist */
export const lazyFile = <T>(file: string, parse: (text: string) => T): (() => T) =>
  cachedFromFile(
    () => sourceFile(file),
    (path) => parse(readFileSync(path, 'utf8')),
  );

/** As `lazyFile`, for JSON. @throws Error with the fields that do not match the schema */
export const lazyJson = <T>(file: string, schema: z.ZodType<T>): (() => T) =>
  lazyFile(file, (text) => {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
