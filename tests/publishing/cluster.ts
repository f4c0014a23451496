import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cliArgs } from '@/scripts/run';
import { clusterPorts } from '@/scripts/start-cluster';
import { siteHost } from '../nginx/nginx-and-site';
import { sendRequest, type ReceivedResponse } from '../nginx/send-request';
import { freePort } from '../free-port';

/** `npm run cluster` in a copy of the project: nginx in front of two servers that share a PostgreSQL. */
export type Cluster = {
  /** Requests a page through nginx, or from a server of the given number. */
  get: (path: string, options?: { server?: 0 | 1; headers?: Record<string, string> }) => Promise<ReceivedResponse>;
  stop: () => Promise<void>;
};

/** Five consecutive free ports, most likely. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = await freePort();
    const taken = await Promise.all([first, first + 1, first + 2, first + 3, first + 4].map(isTaken));
    if (!taken.includes(true)) return first;
  }
}

const isTaken = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );

/**
 * Starts it on the newest build of that folder.
 * @throws Error with its output if it does not start
 */
export async function startCluster(folder: string, env: Record<string, string> = {}): Promise<Cluster> {
  const firstPort = await freePorts();
  const child = spawn(process.execPath, [...cliArgs('cluster'), '--no-build', '--port', String(firstPort)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  const ended = once(child, 'exit');
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Press Ctrl-C')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`npm run cluster has ended: ${output}`)));
  });
  await started;
  const { https, instances } = clusterPorts(firstPort);
  return {
    get(path, { server, headers = {} } = {}) {
      const base = server === undefined ? `https://localhost:${https}` : `http://localhost:${instances[server]}`;
      const all = { Host: siteHost, 'Accept-Language': 'en-US,en', 'Accept-Encoding': 'gzip, deflate, br', ...headers };
      return sendRequest(base, { method: 'GET', path, headers: all });
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
