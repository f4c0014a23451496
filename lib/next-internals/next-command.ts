import path from 'node:path';
import { warnUnknownFormat } from '@/lib/next-internals/unknown-format';

/** The undocumented parts of the command-line interface of Next.js. */

/**
 * Loaded by Next.js and all its child processes. Next.js exits when this process is gone, and its development server
 * when Next.js is. Other children are left alone: unreferencing their IPC channel would end them immediately.
 */
const endWithParent = `
const end = () => process.kill(process.pid, 'SIGTERM');
if (process.ppid === ${process.pid}) {
  process.on('disconnect', end);
  process.channel?.unref();
} else if (process.env.NEXT_PRIVATE_WORKER && process.channel) process.on('disconnect', end);
`;

/** Node.js arguments to run Next.js so that it does not outlive its parent process. */
export const nextArgs = (...args: string[]): string[] => [
  `--import=data:text/javascript,${encodeURIComponent(endWithParent)}`,
  path.join('node_modules', 'next', 'dist', 'bin', 'next'),
  ...args,
];

/** A whole build, or one of its two halves. */
export type BuildMode = 'all' | 'compile' | 'generate';

export const buildArgs = (mode: BuildMode): string[] =>
  mode === 'all' ? ['build'] : ['build', '--experimental-build-mode', mode];

/** Warns if Next.js rejected something, by the line in its output. @returns whether it did */
function isRejected(pattern: RegExp, output: string): boolean {
  const line = pattern.exec(output)?.[0];
  if (line !== undefined) warnUnknownFormat('experimental flags', line);
  return line !== undefined;
}

/** Whether a build failed because Next.js does not know the build mode. */
export const isUnknownMode = (output: string) => isRejected(/^error: .*--experimental-build-mode.*/m, output);

/** Whether Next.js ignored experimental flags. */
export const hasUnknownFlags = (output: string) => isRejected(/Unrecognized key.* at "experimental.*/, output);
