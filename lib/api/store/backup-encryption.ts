import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * The format of an encrypted backup: the magic bytes below, 16 bytes of salt, then chunks. A chunk is its length in
 * four bytes, whose highest bit marks the last chunk; that many bytes encrypted with AES-256-GCM; and the tag. The key
 * is derived from the passphrase with scrypt (N 65536, r 8, p 1). The nonce consists of the mark of the last chunk and
 * the chunk's number, so that omitted, reordered or truncated chunks are detected (the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár).
 */

const magic = Buffer.from('site backup, encrypted 1\n');
const saltLength = 16;
export const headerLength = magic.length + saltLength;
const tagLength = 16;
const lastMark = 2 ** 31;
const maxChunkLength = 16 * 1024 * 1024;

export class WrongPassphrase extends Error {}
export class CorruptBackup extends Error {}

export const isSealed = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic);

type Derive = (passphrase: string, salt: Buffer, length: number, options: object) => Promise<Buffer>;
const deriveKey = (passphrase: string, header: Buffer) =>
  (promisify(scrypt) as Derive)(passphrase, header.subarray(magic.length), 32, {
    ...{ N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 },
  });

function toNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 3);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Encrypts a stream. */
export async function* sealed(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([magic, randomBytes(saltLength)]);
  const key = await deriveKey(passphrase, header);
  const encryptChunk = (chunk: Buffer, number: number, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, toNonce(number, isLast)).setAAD(header);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length + (isLast ? lastMark : 0));
    return Buffer.concat([length, cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  yield header;
  let number = 0;
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    if (pending.length > 0) yield encryptChunk(pending, number++, false);
    pending = chunk;
  }
  yield encryptChunk(pending, number, true);
}

/** Reads a stream in portions of requested lengths. */
function createReader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let pending: Buffer = Buffer.alloc(0);
  /** @throws CorruptBackup if the stream ends early */
  const take = async (length: number): Promise<Buffer> => {
    const parts = [pending];
    for (let available = pending.length; available < length;) {
      const { value, done } = await iterator.next();
      if (done) throw new CorruptBackup();
      parts.push(value);
      available += value.length;
    }
    const all = Buffer.concat(parts);
    pending = all.subarray(length);
    return all.subarray(0, length);
  };
  return { take, isAtEnd: async () => pending.length === 0 && (await iterator.next()).done === true };
}

/** Decrypts such a stream. @throws WrongPassphrase; CorruptBackup for a modified or truncated one */
export async function* opened(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const { take, isAtEnd } = createReader(source);
  const header = await take(headerLength);
  const key = await deriveKey(passphrase, header);
  for (let number = 0; ; number += 1) {
    const mark = (await take(4)).readUInt32BE();
    const isLast = mark >= lastMark;
    const length = isLast ? mark - lastMark : mark;
    if (length > maxChunkLength) throw new CorruptBackup();
    const chunk = await take(length + tagLength);
    const decipher = createDecipheriv('aes-256-gcm', key, toNonce(number, isLast)).setAAD(header);
    decipher.setAuthTag(chunk.subarray(length));
    const plain = decipher.update(chunk.subarray(0, length));
    try {
      decipher.final();
    } catch {
      throw number === 0 ? new WrongPassphrase() : new CorruptBackup();
    }
    yield plain;
    if (isLast) {
      if (!(await isAtEnd())) throw new CorruptBackup();
      return;
    }
  }
}
