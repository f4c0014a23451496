import { existsSync } from 'node:fs';
import path from 'node:path';

/** Generated files that a running server reads; written by `prepareContent`. */
export const serverFiles = ['content-index.json', 'minimal-error-messages.json'] as const;

/**
 * Folder of the build in progress or served, set in NEXT_DIST_DIR by the process that starts Next.js. It has its own
 * copies of the files above, because `generated/` belongs to the most recent build.
 */
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** Returns a path in that folder. */
export const buildPath = (...names: string[]): string =>
  // Without the comment, Next.js traces all project files, including other builds, as server dependencies.
  path.join(/* turbopackIgnore: true */ process.cwd(), distDir, ...names);

/** Development has its own files, with drafts, which a production build running at the same time must not read. */
const folder = process.env.NODE_ENV === 'development' ? path.join('generated', 'development') : 'generated';

/** Returns the path of a generated file: the build's own copy on a production server, else the newest one. */
export function generatedFile(name: (typeof serverFiles)[number]): string {
  const buildFile = buildPath(name);
  return process.env.NODE_ENV === 'production' && existsSync(buildFile)
    ? buildFile
    : path.join(process.cwd(), folder, name);
}
