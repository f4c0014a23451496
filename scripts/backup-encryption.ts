import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { writeNewFile } from '@/lib/api/store/backup-file';

/**
 * Encrypts backups in the format of age (https://age-encryption.org/v1) with a passphrase, so that `age -d` decrypts
 * them too. Only commands do, never a server: deriving the key blocks the process for a second and takes 256 MB.
 */

export const encryptedExtension = '.age';
const magic = Buffer.from('age-encryption.org/v1\n');

type WebStream = ReadableStream<Uint8Array>;
const readBytes = (file: string) => Readable.toWeb(createReadStream(file)) as unknown as WebStream;
const toReadable = (stream: WebStream) => Readable.fromWeb(stream as never);

/** Whether a file is encrypted with age; false for one that cannot be read. */
export function isEncrypted(file: string): boolean {
  const start = Buffer.alloc(magic.length);
  try {
    const handle = openSync(file, 'r');
    try {
      readSync(handle, start);
    } finally {
      closeSync(handle);
    }
  } catch {
    return false;
  }
  return start.equals(magic);
}

/** Encrypts a file. @throws Error if the result exists or cannot be written */
export async function encryptFile(plain: string, file: string, passphrase: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  await writeNewFile(file, toReadable(await encrypter.encrypt(readBytes(plain))));
}

/** Returns an error that explains why a file cannot be decrypted. */
function toDecryptError(error: unknown, file: string): Error {
  const { message, code = 'it is damaged or truncated' } = error as NodeJS.ErrnoException;
  const isWrong = message.startsWith('no identity matched');
  return new Error(
    isWrong
      ? `BACKUP_PASSPHRASE is not the passphrase of ${file}, or the file was changed.`
      : `${file} cannot be decrypted: ${code}.`,
    { cause: error },
  );
}

/** Decrypts a file. @throws Error if the passphrase is wrong or the file is not complete */
export async function decryptFile(file: string, plain: string, passphrase: string | undefined): Promise<void> {
  if (!passphrase) throw new Error(`${file} is encrypted: set BACKUP_PASSPHRASE to its passphrase.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const bytes = await decrypter.decrypt(readBytes(file));
    await pipeline(toReadable(bytes), createWriteStream(plain, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    throw toDecryptError(error, file);
  }
}
