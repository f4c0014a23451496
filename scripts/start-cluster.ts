import { once } from 'node:events';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { siteHosts } from '@/lib/i18n/origins';
import { site } from '@/lib/config/site';
import { portError } from './check-before-serving';
import { installedPostgres } from './find-postgres';
import { nginxPrograms, startNginx } from './nginx/start-nginx';
import { startInstance } from './start-instance';
import { startPostgresOn } from './start-postgres';

/** The ports of a cluster, one after the other. */
export type ClusterPorts = { front: number; plain: number; store: number; instances: [number, number] };

/** @param first where the front listens for TLS; the others follow */
export const clusterPorts = (first: number): ClusterPorts => ({
  ...{ front: first, plain: first + 1, store: first + 2 },
  instances: [first + 3, first + 4],
});

/** @throws Error with one sentence when a program is missing, or a port cannot be used */
export async function checkCluster({ front, plain, store, instances }: ClusterPorts): Promise<void> {
  nginxPrograms();
  if (!installedPostgres()) {
    throw new Error('This needs a PostgreSQL server, which is not there; on Debian: apt-get install postgresql.');
  }
  for (const port of [front, plain, store, ...instances]) {
    const trouble = await portError(port);
    if (trouble) throw new Error(`The port ${port} cannot be used: ${trouble}; --port names others.`);
  }
}

/**
 * Starts nginx in front of two servers, which share a PostgreSQL: as in production, on loopback and in temporary folders.
 * @param build the folder of the build that they serve
 * @returns the address, and what stops all, in the order in which nothing is asked of what has ended
 */
export async function startCluster(
  ports: ClusterPorts,
  build: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const ending: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ending.splice(0).toReversed()) await end();
  };
  const ended = (child: ChildProcess) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    const postgres = await startPostgresOn(ports.store);
    ending.push(postgres.stop);
    const env = {
      DATABASE_URL: await postgres.database('site'),
      TRUST_PROXY: '1',
      METRICS_PORT: '',
      NEXT_DIST_DIR: build,
    };
    for (const port of ports.instances) ending.push(ended(await startInstance(port, env)));
    const hosts = ['localhost', '127.0.0.1', siteHosts.main, ...Object.values(siteHosts.ofLocale)];
    const front = await startNginx({
      ...{ port: ports.front, plainPort: ports.plain, instances: ports.instances },
      ...{ build: path.resolve(build), assets: path.resolve(site.assets.folder), hosts: [...new Set(hosts)] },
    });
    ending.push(front.stop);
    return { url: front.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
