import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Next.js writes the Flight data of a page twice: as `{page}.rsc`, and as this segment, which its router never requests.
 */
const wholePage = '/_full';
const wholePageFile = `.segments${wholePage}.segment.rsc`;

/** Lists of files that a deployment without `node_modules` would need. */
const traceFile = '.nft.json';

/** Removes a segment from the list of those that Next.js reads whenever it loads the page. */
function forgetSegment(metaFile: string): void {
  const meta = JSON.parse(readFileSync(metaFile, 'utf8')) as { segmentPaths: string[] };
  const segmentPaths = meta.segmentPaths.filter((segment) => segment !== wholePage);
  writeFileSync(metaFile, JSON.stringify({ ...meta, segmentPaths }));
}

/**
 * Removes the files that Next.js writes into a build and that no request needs.
 * @param folder the folder of a build finished by Next.js
 */
export function removeUnservedFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (name.endsWith(traceFile)) rmSync(file);
    if (!name.endsWith(wholePageFile)) continue;
    forgetSegment(`${file.slice(0, -wholePageFile.length)}.meta`);
    rmSync(file);
  }
}
