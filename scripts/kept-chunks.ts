import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Visitors whose page comes from an earlier build still ask for its scripts and styles, so the files of the last two
 * builds stand beside those of the new one. Their names hold a digest of what they contain.
 */

/** How many earlier builds keep their files. */
const keptBuilds = 2;

/** A build and its own files, as paths below `static`; those of earlier builds that stand beside them are not its own. */
type BuildFiles = { id: string; files: string[] };

const recordOf = (folder: string) => path.join(folder, 'kept-chunks.json');
const staticOf = (folder: string) => path.join(folder, 'static');

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Puts the files of earlier builds beside those of a new one, and notes whose files they are.
 * @param folder the new build's, as Next.js has made it
 * @param before the folder of the build before it, which has kept the files of those before itself
 */
export function keepChunks(folder: string, before: string | undefined): void {
  const own = filesIn(staticOf(folder));
  const earlier = before ? (JSON.parse(readFileSync(recordOf(before), 'utf8')) as BuildFiles[]) : [];
  const kept = earlier.slice(0, keptBuilds);
  const isOwn = new Set(own);
  for (const file of kept.flatMap(({ files }) => files).filter((one) => !isOwn.has(one))) {
    cpSync(path.join(staticOf(before!), file), path.join(staticOf(folder), file), { recursive: true });
  }
  const id = readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim();
  writeFileSync(recordOf(folder), JSON.stringify([{ id, files: own }, ...kept]));
}
