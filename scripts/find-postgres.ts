import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

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

function fromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: 'ignore', timeout: 600_000, env } as const;
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options);
  } catch {
    return null;
  }
  return installedPostgres();
}

/**
 * Finds the programs of a PostgreSQL server: on the PATH, or Debian's package.
 * @throws Error with one sentence when there are none and none can be installed
 */
export function findPostgres(): string {
  const folder = installedPostgres() ?? fromDebian();
  if (folder) return folder;
  throw new Error(
    'The tests of the store need PostgreSQL: install one so that `postgres` and `initdb` are on the PATH (none was found, and apt-get could not install one).',
  );
}
