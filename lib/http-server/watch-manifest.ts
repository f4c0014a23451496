import { readFileSync, statSync, type Stats } from 'node:fs';
import { parseManifest, type AssetManifest } from '@/lib/http-server/asset-manifest';

const readManifest = (file: string) => parseManifest(readFileSync(file, 'utf8'));

/** Includes the inode, because two files written in quick succession may have the same time. */
const versionOf = ({ ino, mtimeMs }: Stats) => `${ino} ${mtimeMs}`;

/**
 * Reads a build's manifest, and again whenever it is replaced: the remaining pages of a partial build are rendered while
 * it is served (scripts/render-remaining-pages.ts).
 * @param interval ms between checks
 */
export function watchManifest(file: string, interval = 5000): AssetManifest {
  // Stored before reading, so that a manifest replaced meanwhile is read again. `fs.watchFile` would miss it.
  let current = versionOf(statSync(file));
  let manifest = readManifest(file);
  setInterval(() => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.size || versionOf(stats) === current) return;
    current = versionOf(stats);
    manifest = readManifest(file);
  }, interval).unref();
  return { get: (path) => manifest.get(path), paths: () => manifest.paths() };
}
