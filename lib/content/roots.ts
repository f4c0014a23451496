import path from 'node:path';
import { messagesFolder, sourceFile } from '@/lib/config/source-file';

/** Content roots of a build. The e2e build adds test articles; benchmarks add a folder with many articles. */
export const sourceRoots: readonly string[] = [
  path.join(process.cwd(), messagesFolder),
  ...(process.env.E2E_BUILD === '1' ? [path.join(process.cwd(), 'tests', 'fixtures', 'messages')] : []),
  ...(process.env.EXTRA_CONTENT ? [path.resolve(process.env.EXTRA_CONTENT)] : []),
];

const messages = sourceFile(messagesFolder);

/** Message folders: the copy of the served build, in which all roots are merged, or the sources. */
export const contentRoots: readonly string[] = messages === sourceRoots[0] ? sourceRoots : [messages];
