import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Merges the CSS compiled by Next.js into one style sheet shared by all pages and one per page. Many small files are a
 * third larger with gzip than the same rules in two.
 */

/** Style sheets of a page's entries (its layout, its error screen, the page), in cascade order. */
export type Entries = Record<string, string[]>;

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

/** Path of a merged style sheet below the build's folder, with a content hash like those of Next.js. */
export const sheetPath = (css: string): string =>
  `static/chunks/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;

type Manifest = { entryCSSFiles: Record<string, { path: string; inlined: boolean }[]> };

/** Prefix of the JSON in a manifest script. */
const assignment = /^[\s\S]*?__RSC_MANIFEST\[.*?\] = /;

/**
 * Makes every page of a build load the merged style sheets. Next.js reads the manifests changed here when it renders,
 * so prerendered pages, navigation data and pages rendered on demand all reference them. The original files remain,
 * since deferred scripts reference some of them.
 * @param folder the build's folder, compiled, with no page rendered yet
 * @throws Error when a manifest has an unknown format
 */
export function mergeStyles(folder: string): void {
  const root = path.join(folder, 'server', 'app');
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_client-reference-manifest.js'))
    .map((file) => {
      const script = readFileSync(path.join(root, file), 'utf8');
      const prefix = assignment.exec(script)?.[0];
      if (!prefix) throw new Error(`${file}: unknown format of a client reference manifest.`);
      const manifest = JSON.parse(script.slice(prefix.length).replace(/;\s*$/, '')) as Manifest;
      const paths = Object.entries(manifest.entryCSSFiles).map(([name, sheets]) => [
        name,
        sheets.map((sheet) => sheet.path),
      ]);
      return { file: path.join(root, file), prefix, manifest, entries: Object.fromEntries(paths) as Entries };
    });
  const merge = (sheets: readonly string[]) => {
    const texts = sheets.map((sheet) => readFileSync(path.join(folder, sheet), 'utf8').trim());
    // The compiler leaves blank lines between modules; CSS strings cannot contain newlines.
    const css = texts.join('\n').replace(/\}\n+/g, '}');
    writeFileSync(path.join(folder, sheetPath(css)), css);
    return sheetPath(css);
  };
  const shared = findSharedSheets(pages.map(({ entries }) => entries));
  for (const { file, prefix, manifest, entries } of pages) {
    const sheets = Object.entries(mergeEntries(entries, shared, merge));
    const entryCSSFiles = sheets.map(([name, paths]) => [
      name,
      paths.map((sheet) => ({ path: sheet, inlined: false })),
    ]);
    writeFileSync(file, prefix + JSON.stringify({ ...manifest, entryCSSFiles: Object.fromEntries(entryCSSFiles) }));
  }
}
