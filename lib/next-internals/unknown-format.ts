import type { z } from 'zod';

/**
 * The version of Next.js that this folder was checked with. It contains everything that depends on formats and names
 * that Next.js does not document, which any of its versions may change.
 */
export const checkedNextVersion = '16.4.6';

/** Undocumented formats and names of Next.js, and the files to check after its update. */
export const internals = {
  'Flight data': 'dedupe-flight-data: the inline scripts of a page, and the rows and trees in them',
  'order of tags in the head': 'head-order.ts: style sheets and the inline script of app/[locale]/layout.tsx',
  'client reference manifests': 'client-reference-manifest.ts: the style sheets of each page',
  'layout of the build folder': 'build-folder.ts: names of files and folders, and two of their manifests',
  'request and response headers': 'request-headers.ts, response-headers.ts and request-urls.ts: names of headers',
  'experimental flags': 'experimental-flags.ts and next-command.ts: flags, build modes, messages about unknown ones',
} as const;

export type NextInternal = keyof typeof internals;

const warned = new Set<NextInternal>();

/**
 * Logs an unknown format, once per thread and key of `internals`: pages may exceed their size budgets.
 * @param cause an error or a description
 */
export function warnUnknownFormat(internal: NextInternal, cause: unknown): void {
  if (!warned.has(internal)) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).slice(0, 200);
    console.warn(
      `Unknown format of Next.js (${internal}): its own output is used, see lib/next-internals, which was checked with ` +
        `version ${checkedNextVersion}. ${reason}`,
    );
  }
  warned.add(internal);
}

/**
 * Runs code that throws for an unknown format, so that no build or response fails.
 * @returns its result, or the fallback with a warning
 */
export function withFallback<Result>(internal: NextInternal, fallback: Result, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    warnUnknownFormat(internal, error);
    return fallback;
  }
}

/** Parses JSON that Next.js wrote; it may have more properties than the schema. @throws Error for an unknown format */
export function parseJson<Value>(text: string, schema: z.ZodType<Value>): Value {
  const value = JSON.parse(text) as Value;
  schema.parse(value);
  return value;
}
