import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian keeps servers where the PATH of a person who is not root does not lead. */
const more = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Finds a program of the system.
 * @param debianPackage which package of Debian brings it
 * @throws Error with one sentence when it is not there
 */
export function findProgram(name: string, debianPackage: string): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== ''), ...more];
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  throw new Error(`This needs ${name}, which is not there; on Debian: apt-get install ${debianPackage}.`);
}
