import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retainAssets } from '@/lib/http-server/assets/retain-assets';
import { manifestFile, parseManifest } from '@/lib/http-server/asset-manifest';
import { nginxPrograms, startNginx, type Nginx } from '@/scripts/nginx/start-nginx';
import { freePort } from '../free-port';
import { plainBuild } from '../builds';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';

/** The host for which the plain build is built. */
export const siteHost = 'www.facetry.example';

/** Two instances of the plain build on one store, behind nginx with `deploy/nginx.conf`. */
export type NginxAndSite = {
  nginx: Nginx;
  postgres: Postgres;
  /** Instances may be stopped and replaced. */
  instances: Server[];
  /** Starts an instance on the port of a stopped one. */
  restart: (port: number) => Promise<Server>;
  /** Replaces one instance after the other with another build, as described in docs/deploying.md. */
  rollOut: (build: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Returns why nginx cannot be started here, or null. */
export function nginxUnavailableReason(): string | null {
  try {
    execFileSync(nginxPrograms().nginx, ['-v'], { stdio: 'ignore' });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Lists all pages and files of a build by their public paths. */
export function builtPaths(build = plainBuild()): string[] {
  const manifest = parseManifest(readFileSync(path.join(build, manifestFile), 'utf8'));
  const publicPaths = [...manifest.paths()].filter((publicPath) => !/^\/(?:payload|markdown)\//.test(publicPath));
  return publicPaths.map((publicPath) => publicPath.replace(/^\/en(?=\/|$)/, '') || '/');
}

const cacheFiles = ({ cacheFolder }: Nginx): string[] =>
  readdirSync(cacheFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Number of responses in nginx's cache. */
export const countCached = (nginx: Nginx): number => cacheFiles(nginx).length;

/** Empties nginx's cache. */
export function emptyCache(nginx: Nginx): void {
  for (const file of cacheFiles(nginx)) rmSync(file, { force: true });
}

/** @param change modifies the configuration before nginx starts */
export async function startNginxAndSite(change?: (config: string) => string): Promise<NginxAndSite> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-and-site-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const [current, assets] = [path.join(folder, 'current'), path.join(folder, 'assets')];
  const env = {
    TRUST_PROXY: '1',
    RATE_LIMIT: 'off',
    DATABASE_URL: await postgres.createDatabase('nginx'),
    CANONICAL_HOST: '0',
    ASSETS_DIR: assets,
  };
  const start = (port?: number) => startServer({ env, port, build: path.relative('', realpathSync(current)) });
  const linkBuild = (build: string) => {
    symlinkSync(path.resolve(build), `${current}.new`);
    renameSync(`${current}.new`, current);
  };
  const instances: Server[] = [];
  let nginx: Nginx | undefined;
  const stop = async () => {
    await nginx?.stop();
    await Promise.all(instances.map(({ kill }) => kill()));
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    linkBuild(plainBuild());
    instances.push(await start(), await start());
    const options = { port: await freePort(), httpPort: await freePort(), build: current, assets };
    const ports = instances.map(({ port }) => port);
    const started = await startNginx({ ...options, instances: ports, hosts: [siteHost] }, change);
    nginx = started;
    const rollOut = async (build: string) => {
      await retainAssets(build, { folder: assets, days: 1 });
      linkBuild(build);
      for (const [i, instance] of instances.entries()) {
        await instance.shutDown();
        instances[i] = await start(instance.port);
        emptyCache(started);
      }
    };
    return { nginx, postgres, instances, restart: start, rollOut, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
