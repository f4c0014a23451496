import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * Data files of `content/`, read when they are first needed. They are not imported: a change of data needs no new
 * scripts. `npm run content:check` reports their issues with their lines.
 */

/** Resolves a data file: a build that is served has its own copy (`sourceFile` of lib/content/roots.ts). */
function resolveFile(file: string): string {
  const copy = path.join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', file);
  const isServed = process.env.NODE_ENV === 'production' && process.env.NEXT_DIST_DIR !== undefined;
  return isServed && existsSync(copy) ? copy : path.join(/* turbopackIgnore: true */ process.cwd(), file);
}

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
    () => resolveFile(file),
    (path) => parse(readFileSync(path, 'utf8')),
  );

/** As `lazyFile`, for JSON. @throws Error with the fields that do not match the schema */
export const lazyJson = <T>(file: string, schema: z.ZodType<T>): (() => T) =>
  lazyFile(file, (text) => {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
