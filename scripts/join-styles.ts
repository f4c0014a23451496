import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Joins what Next.js has compiled into one style sheet that all pages share and one of each page's own. Many small files
 * weigh a third more with gzip than the same rules in two.
 */

/** The style sheets of a page's entries (its layout, its error screen, itself), in the order in which they apply. */
export type Entries = Record<string, string[]>;

const unique = (list: readonly string[]) => [...new Set(list)];

/** The style sheets that all pages load, in their order; pages without any do not count. */
export function sharedSheets(pages: readonly Entries[]): string[] {
  const lists = pages.map((entries) => unique(Object.values(entries).flat())).filter((list) => list.length > 0);
  return (lists[0] ?? []).filter((sheet) => lists.every((list) => list.includes(sheet)));
}

/**
 * A page's entries with joined style sheets: where an entry has shared ones it gets all of them, where it has others it
 * gets all those of the page, after the shared ones.
 * @param join makes one style sheet of several, in their order, and returns its path
 */
export function joinedEntries(
  entries: Entries,
  shared: readonly string[],
  join: (sheets: readonly string[]) => string,
): Entries {
  const own = unique(Object.values(entries).flat()).filter((sheet) => !shared.includes(sheet));
  const joined = (sheets: readonly string[], into: readonly string[]) =>
    sheets.some((sheet) => into.includes(sheet)) ? [join(into)] : [];
  return Object.fromEntries(
    Object.entries(entries).map(([name, sheets]) => [name, [...joined(sheets, shared), ...joined(sheets, own)]]),
  );
}

/** The path of a joined style sheet below the build's folder; like those of Next.js, it changes with the content. */
export const sheetPath = (css: string): string =>
  `static/chunks/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;

type Manifest = { entryCSSFiles: Record<string, { path: string; inlined: boolean }[]> };

/** What stands before a manifest's JSON in its script. */
const assignment = /^[\s\S]*?__RSC_MANIFEST\[.*?\] = /;

/**
 * Has every page of a build load the joined style sheets. Next.js reads the manifests changed here when it renders, so
 * pages, the data of client navigation and what is rendered on request all name them. The files that were joined stay:
 * scripts that load later name some of them.
 * @param folder the build's own, compiled, with no page rendered yet
 * @throws Error when a manifest is not written as known
 */
export function joinStyles(folder: string): void {
  const root = path.join(folder, 'server', 'app');
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_client-reference-manifest.js'))
    .map((file) => {
      const script = readFileSync(path.join(root, file), 'utf8');
      const start = assignment.exec(script)?.[0];
      if (!start) throw new Error(`${file} is no manifest of client references as they are known.`);
      const manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, '')) as Manifest;
      const paths = Object.entries(manifest.entryCSSFiles).map(([name, sheets]) => [
        name,
        sheets.map((one) => one.path),
      ]);
      return { file: path.join(root, file), start, manifest, entries: Object.fromEntries(paths) as Entries };
    });
  const join = (sheets: readonly string[]) => {
    const texts = sheets.map((sheet) => readFileSync(path.join(folder, sheet), 'utf8').trim());
    // The compiler leaves empty lines between modules, and no string of CSS holds an end of a line.
    const css = texts.join('\n').replace(/\}\n+/g, '}');
    writeFileSync(path.join(folder, sheetPath(css)), css);
    return sheetPath(css);
  };
  const shared = sharedSheets(pages.map(({ entries }) => entries));
  for (const { file, start, manifest, entries } of pages) {
    const sheets = Object.entries(joinedEntries(entries, shared, join));
    const entryCSSFiles = sheets.map(([name, paths]) => [name, paths.map((one) => ({ path: one, inlined: false }))]);
    writeFileSync(file, start + JSON.stringify({ ...manifest, entryCSSFiles: Object.fromEntries(entryCSSFiles) }));
  }
}
