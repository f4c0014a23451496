import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPath } from '@/lib/content/generated-file';

/** Content roots of a build. The e2e build adds test articles; benchmarks add a folder with many articles. */
export const sourceRoots: readonly string[] = [
  path.join(process.cwd(), 'messages'),
  ...(process.env.E2E_BUILD === '1' ? [path.join(process.cwd(), 'tests', 'fixtures', 'messages')] : []),
  ...(process.env.EXTRA_CONTENT ? [path.resolve(process.env.EXTRA_CONTENT)] : []),
];

/** Folder of the build's own copy of the messages, so that on-demand pages match the prerendered ones. */
export const messagesFolder = 'messages';

/** Whether this process serves a finished build, which has a copy and whose folder is set. */
const usesBuildCopy =
  process.env.NODE_ENV === 'production' &&
  process.env.NEXT_DIST_DIR !== undefined &&
  existsSync(buildPath(messagesFolder));

/** Message folders: the copy of the served build, or the sources. */
export const contentRoots: readonly string[] = usesBuildCopy ? [buildPath(messagesFolder)] : sourceRoots;

/** Folder of data files, described in content/README.md; a build has its own copy, as of the messages. */
export const dataFolder = 'content';

/** Resolves a project path; messages and data files of a served build are in its copy. */
export function sourceFile(file: string): string {
  const [folder = ''] = path.normalize(file).split(path.sep);
  const isCopied = usesBuildCopy && [messagesFolder, dataFolder].includes(folder);
  return isCopied ? buildPath(file) : path.resolve(/* turbopackIgnore: true */ process.cwd(), file);
}
