import { readFileSync, statSync } from 'node:fs';
import { parseManifest, type AssetManifest } from '@/lib/http-server/asset-manifest';

const readManifest = (file: string) => parseManifest(readFileSync(file, 'utf8'));

/**
 * Reads a build's manifest, and again whenever it is replaced: the remaining pages of a partial build are rendered while
 * it is served (scripts/render-remaining-pages.ts).
 * @param interval ms between checks
 */
export function watchManifest(file: string, interval = 5000): AssetManifest {
  // Before reading: a manifest replaced meanwhile is read again. `fs.watchFile` would miss it.
  let modified = statSync(file).mtimeMs;
  let manifest = readManifest(file);
  setInterval(() => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.size || stats.mtimeMs === modified) return;
    modified = stats.mtimeMs;
    manifest = readManifest(file);
  }, interval).unref();
  return { get: (path) => manifest.get(path), paths: () => manifest.paths() };
}
