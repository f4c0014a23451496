import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { serverArguments } from './server-arguments';

/** Starts a server of a build beside others, and waits until it takes requests. @throws Error with one sentence when it ends before */
export async function startInstance(port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, serverArguments(), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server on port ${port} did not start.`);
    await pause(100);
  }
  return child;
}
