import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  clientReferenceManifestSuffix,
  parseClientReferenceManifest,
  type Entries,
} from '@/lib/next-internals/client-reference-manifest';
import { withFallback } from '@/lib/next-internals/unknown-format';

/**
 * Merges the CSS compiled by Next.js into one style sheet shared by all pages and one per page. Many small files are a
 * third larger with gzip than the same rules in two.
 */

const unique = (list: readonly string[]) => [...new Set(list)];

/** Style sheets that all pages load, in order; pages without any are ignored. */
export function findSharedSheets(pages: readonly Entries[]): string[] {
  const lists = pages.map((entries) => unique(Object.values(entries).flat())).filter((list) => list.length > 0);
  return (lists[0] ?? []).filter((sheet) => lists.every((list) => list.includes(sheet)));
}

/**
 * A page's entries with merged style sheets: an entry with any shared sheet gets the merged shared one, and an entry
 * with any other sheet gets the merged one of the page, after the shared one.
 * @param merge merges style sheets in order and returns the path of the result
 */
export function mergeEntries(
  entries: Entries,
  shared: readonly string[],
  merge: (sheets: readonly string[]) => string,
): Entries {
  const pageSheets = unique(Object.values(entries).flat()).filter((sheet) => !shared.includes(sheet));
  const mergeIfUsed = (sheets: readonly string[], group: readonly string[]) =>
    sheets.some((sheet) => group.includes(sheet)) ? [merge(group)] : [];
  return Object.fromEntries(
    Object.entries(entries).map(([name, sheets]) => [
      name,
      [...mergeIfUsed(sheets, shared), ...mergeIfUsed(sheets, pageSheets)],
    ]),
  );
}

/** Path of a merged style sheet below the build's folder, with a content hash, as in Next.js. */
export const sheetPath = (css: string): string =>
  `static/chunks/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;

/** Reads the manifests of a build's pages. @throws Error for an unknown format */
function readManifests(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(clientReferenceManifestSuffix),
  );
  const manifests = files.map((name) => {
    const file = path.join(folder, name);
    return { file, ...parseClientReferenceManifest(readFileSync(file, 'utf8')) };
  });
  const sheets = manifests.flatMap(({ entries }) => Object.values(entries).flat());
  const missing = sheets.find((sheet) => !existsSync(path.join(folder, sheet)));
  if (sheets.length === 0 || missing) throw new Error(`There is no style sheet ${missing ?? 'at all'}.`);
  return manifests;
}

/**
 * Makes every page of a build load the merged style sheets. Next.js reads the manifests changed here when it renders,
 * so prerendered pages, navigation data and pages rendered on demand all reference them. The original files remain,
 * since deferred scripts reference some of them. Manifests of an unknown format are all left as they are.
 * @param folder the build's folder, compiled, with no page rendered yet
 */
export function mergeStyles(folder: string): void {
  const pages = withFallback('client reference manifests', [], () => readManifests(folder));
  const merge = (sheets: readonly string[]) => {
    const texts = sheets.map((sheet) => readFileSync(path.join(folder, sheet), 'utf8').trim());
    // The compiler leaves blank lines between modules; CSS strings cannot contain newlines.
    const css = texts.join('\n').replace(/\}\n+/g, '}');
    writeFileSync(path.join(folder, sheetPath(css)), css);
    return sheetPath(css);
  };
  const shared = findSharedSheets(pages.map(({ entries }) => entries));
  for (const { file, entries, withEntries } of pages) {
    writeFileSync(file, withEntries(mergeEntries(entries, shared, merge)));
  }
}
