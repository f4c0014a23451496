import { spawn } from 'node:child_process';
import path from 'node:path';

/** The address of a command-line tool of this project's packages. */
export function tool(name: string): string {
  return path.join(process.cwd(), 'node_modules', '.bin', name);
}

/** Runs a command with this terminal's input and output, passing signals on. @returns its exit code */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}
