import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of messages and of data files; a build has its own copy of both, so that on-demand pages match its others. */
export const messagesFolder = 'messages';
export const dataFolder = 'content';

/** Resolves a project path; messages and data files of a served build are in its copy. */
export function sourceFile(file: string): string {
  // Without the comments, Next.js traces all project files, including other builds, as server dependencies.
  const { NODE_ENV, NEXT_DIST_DIR: build } = process.env;
  const [folder = ''] = path.normalize(file).split(path.sep);
  const hasCopy =
    NODE_ENV === 'production' &&
    build !== undefined &&
    [messagesFolder, dataFolder].includes(folder) &&
    existsSync(path.resolve(/* turbopackIgnore: true */ process.cwd(), build, folder));
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), hasCopy ? build : '', file);
}
