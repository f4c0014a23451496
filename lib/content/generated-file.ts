import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files that `prepareContent` writes and a running server reads. */
export const serverFiles = ['content-index.json', 'plain-errors.json'] as const;

/**
 * The folder of the build that is being made or served, which whoever starts Next.js names in NEXT_DIST_DIR. It holds its
 * own copies of the files above: `generated/` belongs to whichever build was begun last.
 */
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** The path of something in that folder. */
export const inBuild = (...names: string[]): string =>
  // Without the remark Next.js takes every file of the project, other builds included, for one that the server may need.
  path.join(/* turbopackIgnore: true */ process.cwd(), distDir, ...names);

/** The path of a generated file: the build's own copy when a production server asks, else the newest one. */
export function generatedFile(name: (typeof serverFiles)[number]): string {
  const own = inBuild(name);
  return process.env.NODE_ENV === 'production' && existsSync(own) ? own : path.join(process.cwd(), 'generated', name);
}
