import { existsSync, linkSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Next.js writes the Flight data of a page twice: as `{page}.rsc`, and as this segment, for prefetching the whole page. */
const wholePageFile = '.segments/_full.segment.rsc';

/** Lists of files that a deployment without `node_modules` would need. */
const traceFile = '.nft.json';

/**
 * Removes the files that Next.js writes into a build and that no request needs, and stores equal ones once.
 * @param folder the folder of a build finished by Next.js
 */
export function removeUnservedFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (name.endsWith(traceFile)) rmSync(file);
    const page = `${file.slice(0, -wholePageFile.length)}.rsc`;
    if (!name.endsWith(wholePageFile) || !existsSync(page)) continue;
    rmSync(file);
    linkSync(page, file);
  }
}
