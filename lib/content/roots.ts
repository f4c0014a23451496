import { existsSync } from 'node:fs';
import path from 'node:path';
import { inBuild } from '@/lib/content/generated-file';

/** What a build is made of. The browser suite adds articles of its own, and whoever measures adds a folder of many. */
export const sourceRoots: readonly string[] = [
  path.join(process.cwd(), 'messages'),
  ...(process.env.E2E_BUILD === '1' ? [path.join(process.cwd(), 'tests', 'fixtures', 'messages')] : []),
  ...(process.env.EXTRA_CONTENT ? [path.resolve(process.env.EXTRA_CONTENT)] : []),
];

/** Where a build keeps its own copy: pages that are made while it is served are made of what the others were made of. */
export const wordsCopy = 'messages';

/** A copy is there once a build is finished, and whoever serves it has named its folder. */
const servesCopy =
  process.env.NODE_ENV === 'production' && process.env.NEXT_DIST_DIR !== undefined && existsSync(inBuild(wordsCopy));

/** The folders of words, those of a build that is served first. */
export const contentRoots: readonly string[] = servesCopy ? [inBuild(wordsCopy)] : sourceRoots;

/** Where a file of the project is, from its path in the project: words of a build that is served are in its copy. */
export function sourceFile(file: string): string {
  const isWords = servesCopy && path.normalize(file).startsWith(`messages${path.sep}`);
  return isWords ? inBuild(file) : path.resolve(/* turbopackIgnore: true */ process.cwd(), file);
}
