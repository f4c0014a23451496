import { readFileSync, watchFile } from 'node:fs';
import { parseManifest, type AssetManifest } from '@/lib/http-server/asset-manifest';

const readManifest = (file: string) => parseManifest(readFileSync(file, 'utf8'));

/**
 * Reads a build's manifest, and again whenever it is replaced: the remaining pages of a partial build are rendered while
 * it is served (scripts/render-remaining-pages.ts).
 * @param interval ms between checks
 */
export function watchManifest(file: string, interval = 5000): AssetManifest {
  let manifest = readManifest(file);
  watchFile(file, { interval, persistent: false }, ({ size }) => {
    if (size > 0) manifest = readManifest(file);
  });
  return { get: (path) => manifest.get(path), paths: () => manifest.paths() };
}
