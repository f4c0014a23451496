import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/** The address of a command-line tool of this project's packages. */
export function tool(name: string): string {
  return path.join(process.cwd(), 'node_modules', '.bin', name);
}

/** What Node.js is called with to run a command of this project in one process; `tsx` would need another. */
export const command = (name: string): string[] => ['--import', 'tsx', path.join('scripts', 'cli', `${name}.ts`)];

/**
 * Loaded by Next.js and everything that it starts. Next.js ends when this process is gone, and its development server
 * when Next.js is. Other children are left alone: releasing their channel here would end them at once.
 */
const endWithParent = `
const end = () => process.kill(process.pid, 'SIGTERM');
if (process.ppid === ${process.pid}) {
  process.on('disconnect', end);
  process.channel?.unref();
} else if (process.env.NEXT_PRIVATE_WORKER && process.channel) process.on('disconnect', end);
`;

/** What Node.js is called with to run Next.js, so that it does not outlast the process that started it. */
export const next = (...args: string[]): string[] => [
  `--import=data:text/javascript,${encodeURIComponent(endWithParent)}`,
  path.join('node_modules', 'next', 'dist', 'bin', 'next'),
  ...args,
];

const running = new Set<ChildProcess>();

/** True while a program that was started with `run` has not ended. */
export const isRunning = (): boolean => running.size > 0;

/**
 * Runs a program with this terminal's input and output, passing signals on. One that runs on Node.js notices by the end of
 * its IPC channel that this process is gone.
 * @returns its exit code; as in shells, 128 and the signal's number when a signal ended it
 */
export function run(file: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
    running.add(child);
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      running.delete(child);
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 128 + constants.signals[signal!]);
    });
  });
}
