import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian } from './install-on-debian';

/** Finds the folder of a PostgreSQL server's programs, `postgres` and `initdb`. */

const debianFolder = '/usr/lib/postgresql';

const isServer = (folder: string) => ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name)));

/** Returns the folder of an installed PostgreSQL server's programs, or null. */
export function findInstalledPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => path.join(debianFolder, version, 'bin'))
    : [];
  return [...onPath, ...debian].find(isServer) ?? null;
}

/**
 * Finds the programs of a PostgreSQL server on the PATH, or installs Debian's package.
 * @throws Error when none is found and none can be installed
 */
export function findPostgres(): string {
  const folder = findInstalledPostgres() ?? (installOnDebian('postgresql') ? findInstalledPostgres() : null);
  if (folder) return folder;
  throw new Error(
    'Store tests require PostgreSQL. Install it so that `postgres` and `initdb` are on the PATH; installing it with apt-get failed.',
  );
}
