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
import { Duplex, Readable, pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { headerLength, isSealed, opened, sealed, WrongPassphrase } from '@/lib/api/store/backup-encryption';

/** Backup files: lines of JSON, compressed, and encrypted if there is a passphrase. */

/** Only the user who made a backup can read it. */
const mode = 0o600;

/**
 * Writes lines to a file that only its owner can read; it appears under its name when it is complete.
 * @throws Error if the file exists or cannot be written
 */
export async function writeBackup(lines: AsyncIterable<string>, file: string, passphrase?: string): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}.part`;
  const compressed = createGzip({ level: 3 });
  try {
    const encrypt = passphrase ? [Duplex.from((source: AsyncIterable<Buffer>) => sealed(source, passphrase))] : [];
    await pipeline([
      Readable.from(lines),
      compressed,
      ...encrypt,
      createWriteStream(temporaryFile, { mode, flags: 'wx', flush: true }),
    ]);
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

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(headerLength);
  const handle = openSync(file, 'r');
  try {
    return header.subarray(0, readSync(handle, header));
  } finally {
    closeSync(handle);
  }
}

/** Reads the decrypted and decompressed bytes of a backup. @throws Error if the file is not a backup */
function readBytes(file: string, passphrase: string | undefined): AsyncIterable<Buffer> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new Error(`The backup ${file} does not exist.`);
  if (!stats.isFile()) throw new Error(`${file} is not a file.`);
  const header = readHeader(file);
  const isEncrypted = isSealed(header);
  if (isEncrypted && !passphrase) throw new Error(`${file} is encrypted: set BACKUP_PASSPHRASE to its passphrase.`);
  // The magic bytes of gzip (RFC 1952, 2.3.1).
  if (!isEncrypted && !header.subarray(0, 2).equals(Buffer.of(0x1f, 0x8b))) throw new Error(`${file} is not a backup.`);
  const stream: AsyncIterable<Buffer> = createReadStream(file);
  const decrypted = isEncrypted ? opened(stream, passphrase!) : stream;
  const gunzip = createGunzip();
  // Errors of the source are passed on to the reader of the result.
  pipe(Readable.from(decrypted), gunzip, () => {});
  return gunzip;
}

/** Returns an error that explains why a backup cannot be read. */
function toReadError(error: unknown, file: string, lines: number): Error {
  if (error instanceof WrongPassphrase) {
    return new Error(`BACKUP_PASSPHRASE is not the passphrase of ${file}, or the file was changed.`);
  }
  const { code } = error as NodeJS.ErrnoException;
  const reason = code && !code.startsWith('Z_') ? code : 'it is damaged or truncated';
  return new Error(`${file} cannot be read after line ${lines}: ${reason}.`, { cause: error });
}

/** Reads the lines of a backup. @throws Error if the file is not a backup, or not a complete one */
export async function* backupLines(file: string, passphrase?: string): AsyncGenerator<string> {
  const bytes = readBytes(file, passphrase);
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
