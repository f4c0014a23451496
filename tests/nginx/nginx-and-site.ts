import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retainAssets } from '@/lib/http-server/assets/retain-assets';
import { manifestFile } from '@/lib/http-server/asset-manifest';
import { nginxPrograms, startNginx, type Nginx } from '@/scripts/nginx/start-nginx';
import { freePort } from '../free-port';
import { plainBuild } from '../builds';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';

/** The site's own host, which the plain build is made for. */
export const sitesHost = 'www.facetry.example';

/** Two instances of the plain build on one store, and `deploy/nginx.conf` in front of them. */
export type NginxAndSite = {
  front: Nginx;
  postgres: Postgres;
  /** Each may be ended, and another one put in its place. */
  instances: Server[];
  /** Starts an instance on the port of one that has ended. */
  startAgain: (port: number) => Promise<Server>;
  /** Has one instance after the other give way to one of another build, as docs/deploying.md tells. */
  rollOut: (build: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** What keeps a front from being started here, in one sentence; null when nothing does. */
export function missingProgram(): string | null {
  try {
    execFileSync(nginxPrograms().nginx, ['-v'], { stdio: 'ignore' });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Every page and file of a build, by its public address. */
export function builtAddresses(build = plainBuild()): string[] {
  const { rows } = JSON.parse(readFileSync(path.join(build, manifestFile), 'utf8')) as {
    rows: Record<string, string>;
  };
  const outer = Object.keys(rows).filter((address) => !/^\/(?:payload|markdown)\//.test(address));
  return outer.map((address) => address.replace(/^\/en(?=\/|$)/, '') || '/');
}

const keptFiles = ({ kept }: Nginx): string[] =>
  readdirSync(kept, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** How many answers a front keeps. */
export const countKept = (front: Nginx): number => keptFiles(front).length;

/** Takes away all that a front keeps. */
export function emptyKept(front: Nginx): void {
  for (const file of keptFiles(front)) rmSync(file, { force: true });
}

/** @param change changes the configuration before it is used */
export async function startNginxAndSite(change?: (config: string) => string): Promise<NginxAndSite> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'front-and-site-'));
  // The front's workers run as another user.
  chmodSync(folder, 0o755);
  const [current, assets] = [path.join(folder, 'current'), path.join(folder, 'assets')];
  const env = {
    ...{ TRUST_PROXY: '1', RATE_LIMIT: 'off', DATABASE_URL: await postgres.database('front') },
    ...{ CANONICAL_HOST: '0', ASSETS_DIR: assets },
  };
  const start = (port?: number) => startServer({ env, port, build: path.relative('', realpathSync(current)) });
  const lead = (build: string) => {
    symlinkSync(path.resolve(build), `${current}.new`);
    renameSync(`${current}.new`, current);
  };
  const instances: Server[] = [];
  let front: Nginx | undefined;
  const stop = async () => {
    await front?.stop();
    await Promise.all(instances.map(({ kill }) => kill()));
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    lead(plainBuild());
    instances.push(await start(), await start());
    const place = { port: await freePort(), plainPort: await freePort(), build: current, assets };
    const ports = instances.map(({ port }) => port);
    const started = await startNginx({ ...place, instances: ports, hosts: [sitesHost] }, change);
    front = started;
    const rollOut = async (build: string) => {
      await retainAssets(build, { folder: assets, days: 1 });
      lead(build);
      for (const [i, instance] of instances.entries()) {
        await instance.end();
        instances[i] = await start(instance.port);
        emptyKept(started);
      }
    };
    return { front, postgres, instances, startAgain: start, rollOut, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
