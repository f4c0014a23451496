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

/** The file of a backup: lines of JSON, compressed, and encrypted when there is a passphrase. */

/** Only the user who made a backup can read it. */
const mode = 0o600;

/**
 * Writes lines into a file that only its owner can read, and that appears under its name when it is whole.
 * @throws Error with one sentence when there is a file of that name
 */
export async function writeBackup(lines: AsyncIterable<string>, file: string, passphrase?: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  const compressed = createGzip({ level: 3 });
  try {
    const encrypt = passphrase ? [Duplex.from((source: AsyncIterable<Buffer>) => sealed(source, passphrase))] : [];
    await pipeline([
      Readable.from(lines),
      compressed,
      ...encrypt,
      createWriteStream(draft, { mode, flags: 'wx', flush: true }),
    ]);
    // Unlike a renamed one, a linked file never takes the place of another.
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new Error(`There is a file ${file} already, and a backup overwrites none.`, { cause: error });
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOTDIR' || code === 'ENOSPC') {
      throw new Error(`The backup ${file} cannot be written: ${code}.`, { cause: error });
    }
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function startOf(file: string): Buffer {
  const start = Buffer.alloc(headerLength);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}

/** The bytes of a backup's lines. @throws Error with one sentence when it cannot be one */
function bytesOf(file: string, passphrase: string | undefined): AsyncIterable<Buffer> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file ${file} to restore.`);
  if (!found.isFile()) throw new Error(`${file} is no file, and so no backup.`);
  const start = startOf(file);
  const isEncrypted = isSealed(start);
  if (isEncrypted && !passphrase) throw new Error(`${file} is encrypted: set BACKUP_PASSPHRASE to its passphrase.`);
  // Every gzip file begins so (RFC 1952, 2.3.1).
  if (!isEncrypted && !start.subarray(0, 2).equals(Buffer.of(0x1f, 0x8b))) throw new Error(`${file} is not a backup.`);
  const stream: AsyncIterable<Buffer> = createReadStream(file);
  const plain = isEncrypted ? opened(stream, passphrase!) : stream;
  const gunzip = createGunzip();
  // An error of the source becomes one of what is read below.
  pipe(Readable.from(plain), gunzip, () => {});
  return gunzip;
}

/** Says in one sentence why a backup cannot be read. */
function reason(error: unknown, file: string, lines: number): Error {
  if (error instanceof WrongPassphrase) {
    return new Error(`BACKUP_PASSPHRASE is not the passphrase of ${file}, or the file was changed.`);
  }
  const { code } = error as NodeJS.ErrnoException;
  const why = code && !code.startsWith('Z_') ? code : 'it is damaged or cut off';
  return new Error(`${file} cannot be read after line ${lines}: ${why}.`, { cause: error });
}

/** The lines of a backup, one after the other. @throws Error with one sentence for what is no backup, or no whole one */
export async function* backupLines(file: string, passphrase?: string): AsyncGenerator<string> {
  const bytes = bytesOf(file, passphrase);
  let lines = 0;
  let rest = '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const iterator = bytes[Symbol.asyncIterator]();
  for (;;) {
    let text: string | null;
    try {
      const { value, done } = await iterator.next();
      text = done ? null : decoder.decode(value, { stream: true });
    } catch (error) {
      throw reason(error, file, lines);
    }
    const parts = (rest + (text ?? '')).split('\n');
    rest = text === null ? '' : parts.pop()!;
    for (const line of parts) {
      lines += 1;
      if (line !== '') yield line;
    }
    if (text === null) return;
  }
}
