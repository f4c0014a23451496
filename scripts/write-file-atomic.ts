import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** Leaves an unchanged file alone: `npm run dev` would compile again what imports it. */
export function writeIfChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileAtomic(file, content);
}
