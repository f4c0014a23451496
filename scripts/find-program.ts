import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of Debian's server programs, which are not on the PATH of other users than root. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Finds a system program.
 * @param debianPackage the Debian package that contains it
 * @throws Error when it is not installed
 */
export function findProgram(name: string, debianPackage: string): string {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== ''),
    ...serverFolders,
  ];
  const program = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (program) return program;
  throw new Error(`${name} is required but not installed. On Debian: apt-get install ${debianPackage}.`);
}
