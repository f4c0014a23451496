import { spawn, type ChildProcess } from 'node:child_process';
import { serverArguments } from '@/scripts/server-arguments';

export type Server = { url: string; stop: () => void; pid: number };

/** Starts a production build and waits until it answers. */
export async function startServer(folder: string, port: number, env: Record<string, string> = {}): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, serverArguments(folder, port), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { url, stop: () => child.kill(), pid: child.pid! };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`The server on port ${port} did not start.`);
}
