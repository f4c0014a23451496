import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates the output of a build: scripts with compressed variants, a manifest, a part of the search index, and a
 * font.
 */
export function builtFiles(root: string, id: string, scripts: readonly string[]): string {
  const buildFolder = path.join(root, id);
  const files = [...scripts.flatMap((name) => [`chunks/${name}`, `chunks/${name}.br`]), `${id}/_buildManifest.js`];
  const all = [...files, `search-index/en.${id}.json`].map((name) => `static/${name}`);
  for (const file of [...all, 'public/assets/fonts/font-1.woff2', 'public/robots.txt', 'server/app/en.html']) {
    mkdirSync(path.dirname(path.join(buildFolder, file)), { recursive: true });
    writeFileSync(path.join(buildFolder, file), `${file} of ${id}`);
  }
  return buildFolder;
}
