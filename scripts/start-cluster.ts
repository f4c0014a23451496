import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteHosts } from '@/lib/i18n/origins';
import { site } from '@/lib/config/site';
import { getPortError } from '@/lib/http-server/check-port';
import type { Build } from './build-store';
import { emptyCache } from './nginx/empty-cache';
import { nginxPrograms, startNginx, type Nginx } from './nginx/start-nginx';
import { runPublish } from './run-publish';
import { acquireBuild } from './resolve-build';
import { prepareServers, serveBuilds, type ServedSite } from './serve-builds';
import { findExecutable } from './system-dependencies';
import { startPostgresOn } from './start-postgres';

/** Waits until a server is ready. @throws Error when it exits before */
async function waitUntilReady(port: number, { ended }: ServedSite): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (hasEnded) throw new Error(`The server on port ${port} did not start.`);
    await pause(100);
  }
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
 * @param select selects the build to serve until content is published for its code
 * @returns the URL, and a function that stops all processes in reverse order of their dependencies
 */
export async function startCluster(
  ports: ClusterPorts,
  select: () => Build,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const stopSteps: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stopSteps.splice(0).toReversed()) await step();
  };
  let nginx: Nginx | undefined;
  const onTakeover = () => {
    if (nginx) emptyCache(nginx.cacheFolder);
  };
  try {
    const postgres = await startPostgresOn(ports.store);
    stopSteps.push(postgres.stop);
    const env = {
      DATABASE_URL: await postgres.createDatabase('site'),
      TRUST_PROXY: '1',
      METRICS_PORT: '',
    };
    prepareServers('errors');
    for (const port of ports.instances) {
      const served = serveBuilds(await acquireBuild(select), {
        env: { ...env, PORT: String(port) },
        onTakeover,
        onPublishRequest: () => void runPublish('webhook'),
      });
      stopSteps.push(served.stop);
      await waitUntilReady(port, served);
    }
    const hosts = ['localhost', '127.0.0.1', siteHosts.main, ...Object.values(siteHosts.byLocale)];
    nginx = await startNginx({
      port: ports.https,
      httpPort: ports.http,
      instances: ports.instances,
      // The link to the newest build.
      build: path.resolve('.next'),
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
