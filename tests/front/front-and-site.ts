import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tableFile } from '@/lib/serving/file-table';
import { site } from '@/lib/settings/site';
import { frontPrograms, startFront, type Front } from '@/scripts/front/start-front';
import { freePort } from '../free-port';
import { plainBuild } from '../made-builds';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';

/** The site's own host, which the plain build is made for. */
export const sitesHost = 'www.facetry.example';

/** Two instances of the plain build on one store, and `deploy/nginx.conf` in front of them. */
export type FrontAndSite = {
  front: Front;
  postgres: Postgres;
  /** Each may be ended, and another one put in its place. */
  instances: Server[];
  /** Starts an instance on the port of one that has ended. */
  startAgain: (port: number) => Promise<Server>;
  stop: () => Promise<void>;
};

/** What keeps a front from being started here, in one sentence; null when nothing does. */
export function missingProgram(): string | null {
  try {
    execFileSync(frontPrograms().nginx, ['-v'], { stdio: 'ignore' });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Every page and file of the build, by its public address. */
export function builtAddresses(): string[] {
  const { rows } = JSON.parse(readFileSync(path.join(plainBuild(), tableFile), 'utf8')) as {
    rows: Record<string, string>;
  };
  const outer = Object.keys(rows).filter((address) => !/^\/(?:payload|markdown)\//.test(address));
  return outer.map((address) => address.replace(/^\/en(?=\/|$)/, '') || '/');
}

const keptFiles = ({ kept }: Front): string[] =>
  readdirSync(kept, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** How many answers a front keeps. */
export const countKept = (front: Front): number => keptFiles(front).length;

/** Takes away all that a front keeps. */
export function emptyKept(front: Front): void {
  for (const file of keptFiles(front)) rmSync(file, { force: true });
}

/** @param change changes the configuration before it is used */
export async function startFrontAndSite(change?: (config: string) => string): Promise<FrontAndSite> {
  const postgres = await startPostgres();
  const env = { TRUST_PROXY: '1', RATE_LIMIT: 'off', DATABASE_URL: await postgres.database('front') };
  const instances: Server[] = [];
  let front: Front | undefined;
  const stop = async () => {
    await front?.stop();
    await Promise.all(instances.map(({ kill }) => kill()));
    await postgres.stop();
  };
  try {
    instances.push(await startServer({ env }), await startServer({ env }));
    const place = {
      port: await freePort(),
      plainPort: await freePort(),
      build: path.resolve(plainBuild()),
      assets: path.resolve(site.assets.folder),
    };
    const ports = instances.map(({ port }) => port);
    front = await startFront({ ...place, instances: ports, hosts: [sitesHost] }, change);
    return { front, postgres, instances, startAgain: (port) => startServer({ env, port }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
