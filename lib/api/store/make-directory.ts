import { mkdirSync } from 'node:fs';
import path from 'node:path';

const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Creates a directory and its missing parents.
 * @throws the error of the system; `mkdir` with `recursive` reports ENOENT on a read-only disk instead of EROFS, as if
 * a part of the path were wrong
 */
export function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    const parent = path.dirname(directory);
    if (getErrorCode(error) !== 'ENOENT' || parent === directory) throw error;
    makeDirectory(parent);
    try {
      mkdirSync(directory);
    } catch (reason) {
      if (getErrorCode(reason) !== 'EEXIST') throw reason;
    }
  }
}
