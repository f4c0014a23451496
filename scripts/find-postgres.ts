import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian } from './install-on-debian';

/** Where a PostgreSQL server may be found, first match first: the folder that holds `postgres` and `initdb`. */

const debianFolder = '/usr/lib/postgresql';

const isServer = (folder: string) => ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name)));

/** The folder of a server's programs that are installed; null when there are none. */
export function installedPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => path.join(debianFolder, version, 'bin'))
    : [];
  return [...onPath, ...debian].find(isServer) ?? null;
}

/**
 * Finds the programs of a PostgreSQL server: on the PATH, or Debian's package.
 * @throws Error with one sentence when there are none and none can be installed
 */
export function findPostgres(): string {
  const folder = installedPostgres() ?? (installOnDebian('postgresql') ? installedPostgres() : null);
  if (folder) return folder;
  throw new Error(
    'The tests of the store need PostgreSQL: install one so that `postgres` and `initdb` are on the PATH (none was found, and apt-get could not install one).',
  );
}
