import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files that `prepareContent` writes and a running server reads. */
export const serverFiles = ['content-index.json', 'plain-errors.json'] as const;

/** Where a build keeps its own copies: `generated/` belongs to whichever build was made last. */
export const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** The path of a generated file: the build's own copy when a production server asks, else the newest one. */
export function generatedFile(name: (typeof serverFiles)[number]): string {
  const own = path.join(process.cwd(), distDir, name);
  return process.env.NODE_ENV === 'production' && existsSync(own) ? own : path.join(process.cwd(), 'generated', name);
}
