import { z } from 'zod';

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

/** Thrown for an unknown format or name. The output of Next.js is then used unchanged. */
export type UnknownFormat = { unknownFormat: NextInternal; reason: string };

export const isUnknownFormat = (value: unknown): value is UnknownFormat =>
  typeof value === 'object' && value !== null && 'unknownFormat' in value;

/** @param cause an error or a description */
export const unknownFormat = (internal: NextInternal, cause: unknown): UnknownFormat => ({
  unknownFormat: internal,
  reason: (cause instanceof Error ? cause.message : String(cause)).slice(0, 200),
});

const warned = new Set<NextInternal>();

/** Logs an unknown format, once per process and key of `internals`: pages may exceed their size budgets. */
export function warnUnknownFormat({ unknownFormat: internal, reason }: UnknownFormat): void {
  if (!warned.has(internal)) {
    console.warn(
      `Unknown format of Next.js (${internal}): its own output is used, see lib/next-internals, which was checked with ` +
        `version ${checkedNextVersion}. ${reason}`,
    );
  }
  warned.add(internal);
}

/** Returns the result or, for an unknown format, the fallback with a warning, so that no build or response fails. */
export function warnAndFallBack<Result>(result: Result | UnknownFormat, fallback: Result): Result {
  if (!isUnknownFormat(result)) return result;
  warnUnknownFormat(result);
  return fallback;
}

/** Parses JSON that Next.js wrote; it may have more properties than the schema. */
export function parseJson<Value>(
  internal: NextInternal,
  text: string,
  schema: z.ZodType<Value>,
): Value | UnknownFormat {
  try {
    const value = JSON.parse(text) as Value;
    schema.parse(value);
    return value;
  } catch (error) {
    return unknownFormat(internal, error);
  }
}
