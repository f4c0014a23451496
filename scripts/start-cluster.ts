import { once } from 'node:events';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { siteHosts } from '@/lib/i18n/origins';
import { site } from '@/lib/config/site';
import { getPortError } from '@/lib/http-server/check-port';
import { nginxPrograms, startNginx } from './nginx/start-nginx';
import { findExecutable } from './system-dependencies';
import { serverArguments } from './server-arguments';
import { startPostgresOn } from './start-postgres';

/** Starts another server of a build and waits until it is ready. @throws Error when it exits before */
async function startInstance(port: number, env: Record<string, string>): Promise<ChildProcess> {
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

/** Consecutive ports of a cluster. */
export type ClusterPorts = { https: number; http: number; store: number; instances: [number, number] };

/** @param firstPort TLS port of nginx; the others follow */
export const clusterPorts = (firstPort: number): ClusterPorts => ({
  https: firstPort,
  http: firstPort + 1,
  store: firstPort + 2,
  instances: [firstPort + 3, firstPort + 4],
});

/** Lists what listens on each port of a cluster. */
export const clusterAddresses = ({ https: tls, http: plain, store, instances }: ClusterPorts): string[] => [
  `nginx       https://localhost:${tls}`,
  `            http://localhost:${plain} (redirects to https)`,
  ...instances.map((port, i) => `server ${i + 1}    http://localhost:${port}`),
  `PostgreSQL  127.0.0.1:${store}, database site`,
];

/** @throws Error when a program is missing or a port cannot be used */
export async function checkCluster({ https: tls, http: plain, store, instances }: ClusterPorts): Promise<void> {
  nginxPrograms();
  findExecutable('postgres');
  for (const port of [tls, plain, store, ...instances]) {
    const error = await getPortError(port);
    if (error) throw new Error(`Port ${port} cannot be used: ${error}. Select other ports with --port.`);
  }
}

/**
 * Starts nginx in front of two servers that share a PostgreSQL, as in production, on loopback and in temporary folders.
 * @param build the folder of the build to serve
 * @returns the URL, and a function that stops all processes in reverse order of their dependencies
 */
export async function startCluster(
  ports: ClusterPorts,
  build: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const stopSteps: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stopSteps.splice(0).toReversed()) await step();
  };
  const stopChild = (child: ChildProcess) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    const postgres = await startPostgresOn(ports.store);
    stopSteps.push(postgres.stop);
    const env = {
      DATABASE_URL: await postgres.createDatabase('site'),
      TRUST_PROXY: '1',
      METRICS_PORT: '',
      NEXT_DIST_DIR: build,
    };
    for (const port of ports.instances) stopSteps.push(stopChild(await startInstance(port, env)));
    const hosts = ['localhost', '127.0.0.1', siteHosts.main, ...Object.values(siteHosts.byLocale)];
    const nginx = await startNginx({
      port: ports.https,
      httpPort: ports.http,
      instances: ports.instances,
      build: path.resolve(build),
      assets: path.resolve(site.assets.folder),
      hosts: [...new Set(hosts)],
    });
    stopSteps.push(nginx.stop);
    return { url: nginx.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
