import {
  createReadStream,
  createWriteStream,
  linkSync,
  openSync,
  readSync,
  closeSync,
  rmSync,
  statSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Readable, pipeline as pipe, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Backup files: lines of JSON, compressed. Commands encrypt them (`scripts/backup-encryption.ts`). */

/** File mode: only the user who creates a backup can read it. */
const mode = 0o600;

/**
 * Writes a file that only its owner can read; it appears under its name when it is complete.
 * @throws Error if the file exists or cannot be written
 */
export async function writeNewFile(file: string, source: Readable, ...transforms: Transform[]): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}.part`;
  try {
    await pipeline([source, ...transforms, createWriteStream(temporaryFile, { mode, flags: 'wx', flush: true })]);
    // Unlike renaming, linking never replaces an existing file.
    linkSync(temporaryFile, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new Error(`The file ${file} already exists, and a backup does not overwrite files.`, { cause: error });
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOTDIR' || code === 'ENOSPC') {
      throw new Error(`The backup ${file} cannot be written: ${code}.`, { cause: error });
    }
    throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

/** Writes lines to a new file. @throws Error if the file exists or cannot be written */
export const writeBackup = (lines: AsyncIterable<string>, file: string): Promise<void> =>
  writeNewFile(file, Readable.from(lines), createGzip({ level: 3 }));

function hasGzipMagic(file: string): boolean {
  const header = Buffer.alloc(2);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, header);
  } finally {
    closeSync(handle);
  }
  // RFC 1952, 2.3.1
  return header.equals(Buffer.of(0x1f, 0x8b));
}

/** Reads the decompressed bytes of a backup. @throws Error if the file is not a backup */
function readBytes(file: string): AsyncIterable<Buffer> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new Error(`The backup ${file} does not exist.`);
  if (!stats.isFile()) throw new Error(`${file} is not a file.`);
  if (!hasGzipMagic(file)) throw new Error(`${file} is not a backup.`);
  const gunzip = createGunzip();
  // Errors of the source are passed on to the reader of the result.
  pipe(createReadStream(file), gunzip, () => {});
  return gunzip;
}

/** Returns an error that explains why a backup cannot be read. */
function toReadError(error: unknown, file: string, lines: number): Error {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code && !code.startsWith('Z_') ? code : 'it is damaged or truncated';
  return new Error(`${file} cannot be read after line ${lines}: ${reason}.`, { cause: error });
}

/** Reads the lines of a backup. @throws Error if the file is not a backup, or not a complete one */
export async function* backupLines(file: string): AsyncGenerator<string> {
  const bytes = readBytes(file);
  let lines = 0;
  let remainder = '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const iterator = bytes[Symbol.asyncIterator]();
  for (;;) {
    let text: string | null;
    try {
      const { value, done } = await iterator.next();
      text = done ? null : decoder.decode(value, { stream: true });
    } catch (error) {
      throw toReadError(error, file, lines);
    }
    const parts = (remainder + (text ?? '')).split('\n');
    remainder = text === null ? '' : parts.pop()!;
    for (const line of parts) {
      lines += 1;
      if (line !== '') yield line;
    }
    if (text === null) return;
  }
}
