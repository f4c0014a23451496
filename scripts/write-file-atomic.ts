import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file atomically: to a temporary file, which is then renamed, so that readers never see a partial file.
 * Processes that write the same file use different temporary names; the last one wins.
 */
export function writeFileAtomic(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporaryFile = `${file}.${process.pid}.new`;
  writeFileSync(temporaryFile, content);
  renameSync(temporaryFile, file);
}
