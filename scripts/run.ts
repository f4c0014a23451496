import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/** Path of a command-line tool installed as a dependency. */
export function binPath(name: string): string {
  return path.join(process.cwd(), 'node_modules', '.bin', name);
}

/** Node.js arguments to run a command of this project in a single process; the `tsx` binary would start another. */
export const cliArgs = (name: string): string[] => ['--import', 'tsx', path.join('scripts', 'cli', `${name}.ts`)];

const running = new Set<ChildProcess>();

/** Returns whether a program started by this process is still running. */
export const isRunning = (): boolean => running.size > 0;

/** Forwards this process's signals to a program, and counts it as running, until it exits. */
export function forwardSignals(child: ChildProcess): void {
  running.add(child);
  const forward = (name: NodeJS.Signals) => child.kill(name);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  child.once('exit', () => {
    running.delete(child);
    process.off('SIGINT', forward).off('SIGTERM', forward);
  });
}

type RunOptions = {
  onOutput?: (text: string) => void;
  onMessage?: (message: unknown) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Runs a program and forwards signals to it. A Node.js program detects by its closed IPC channel that this process is
 * gone.
 * @param onOutput gets what the program prints, which is inherited otherwise
 * @param onMessage gets what a Node.js program sends
 * @param signal ends the program with SIGTERM
 * @returns its exit code; as in shells, 128 plus the signal number if it was terminated by a signal
 */
export function run(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  { onOutput, onMessage, signal }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(file, args, {
      stdio: ['inherit', output, output, 'ipc'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput!);
    if (onMessage) child.on('message', onMessage);
    forwardSignals(child);
    signal?.addEventListener('abort', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, name) => resolve(code ?? 128 + constants.signals[name!]));
  });
}
