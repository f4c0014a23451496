import type { Import } from './imports';

/** One import on the way: what it means, and the files that lead to it, the last of which holds it. */
export type TransitiveImport = { target: string; way: readonly string[] };

const endings = ['', '.ts', '.tsx', '.d.ts'];

/**
 * Everything that files reach through imports of values, as a bundler would follow them; types reach nothing.
 * @param starts files to begin with
 * @param imports every import of every file
 * @returns each import of each file on the way, by the shortest way
 */
export function transitiveImports(starts: readonly string[], imports: readonly Import[]): TransitiveImport[] {
  const targets = new Map<string, string[]>();
  for (const { file, target, isType } of imports) {
    const known = targets.get(file) ?? [];
    targets.set(file, isType ? known : [...known, target]);
  }
  const seen = new Set(starts);
  const queue = starts.map((file) => [file]);
  const reached: TransitiveImport[] = [];
  for (const way of queue) {
    for (const target of targets.get(way.at(-1)!) ?? []) {
      reached.push({ target, way });
      const next = endings.map((ending) => target + ending).find((name) => targets.has(name));
      if (!next || seen.has(next)) continue;
      seen.add(next);
      queue.push([...way, next]);
    }
  }
  return reached;
}
