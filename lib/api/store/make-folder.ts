import { mkdirSync } from 'node:fs';
import path from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Makes a folder and those above it that are missing.
 * @throws what the disk says: `mkdir` with `recursive` says ENOENT where it is read-only (EROFS), as if a part of the
 * address were wrong
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const above = path.dirname(folder);
    if (codeOf(error) !== 'ENOENT' || above === folder) throw error;
    makeFolder(above);
    try {
      mkdirSync(folder);
    } catch (reason) {
      if (codeOf(reason) !== 'EEXIST') throw reason;
    }
  }
}
