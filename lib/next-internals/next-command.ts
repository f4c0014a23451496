import path from 'node:path';
import { unknownFormat, type UnknownFormat } from '@/lib/next-internals/unknown-format';

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

const rejected = (pattern: RegExp, output: string): UnknownFormat | null => {
  const line = pattern.exec(output)?.[0];
  return line === undefined ? null : unknownFormat('experimental flags', line);
};

/** Returns the error in the output of a failed build if Next.js did not know the build mode; otherwise null. */
export const findUnknownMode = (output: string) => rejected(/^error: .*--experimental-build-mode.*/m, output);

/** Returns the warning in the output of a build about experimental flags that Next.js ignored; otherwise null. */
export const findUnknownFlags = (output: string) => rejected(/Unrecognized key.* at "experimental.*/, output);
