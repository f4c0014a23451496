import type { Import } from './imports';

/** One transitive import: its target, and the import path that leads to it; the last file contains the import. */
export type TransitiveImport = { target: string; path: readonly string[] };

const extensions = ['', '.ts', '.tsx', '.d.ts'];

/**
 * Follows value imports transitively, as a bundler would; type imports are ignored.
 * @param starts the entry files
 * @param imports every import of every file
 * @returns each import of each reachable file, by the shortest path
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
  for (const path of queue) {
    for (const target of targets.get(path.at(-1)!) ?? []) {
      reached.push({ target, path });
      const next = extensions.map((extension) => target + extension).find((name) => targets.has(name));
      if (!next || seen.has(next)) continue;
      seen.add(next);
      queue.push([...path, next]);
    }
  }
  return reached;
}
