import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * How a backup is encrypted: the words below, 16 bytes of salt, then pieces. A piece is its length in four bytes, of which
 * the highest bit marks the last piece; so many bytes under AES-256-GCM; and the tag. The key comes from the passphrase by
 * scrypt (N 65536, r 8, p 1); the nonce is the mark of the last piece and the piece's number, so that none can be left
 * out, moved, or missing at the end (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár).
 */

const words = Buffer.from('site backup, encrypted 1\n');
const saltLength = 16;
export const headerLength = words.length + saltLength;
const tagLength = 16;
const lastMark = 2 ** 31;
const longestPiece = 16 * 1024 * 1024;

export class WrongPassphrase extends Error {}
export class CorruptBackup extends Error {}

export const isSealed = (start: Buffer): boolean => start.subarray(0, words.length).equals(words);

type Derive = (passphrase: string, salt: Buffer, length: number, options: object) => Promise<Buffer>;
const keyOf = (passphrase: string, header: Buffer) =>
  (promisify(scrypt) as Derive)(passphrase, header.subarray(words.length), 32, {
    ...{ N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 },
  });

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 3);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Encrypts a stream. */
export async function* sealed(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([words, randomBytes(saltLength)]);
  const key = await keyOf(passphrase, header);
  const seal = (piece: Buffer, number: number, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length + (isLast ? lastMark : 0));
    return Buffer.concat([length, cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  yield header;
  let number = 0;
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    if (held.length > 0) yield seal(held, number++, false);
    held = piece;
  }
  yield seal(held, number, true);
}

/** Gives a stream out in portions of the lengths that are asked for. */
function portions(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  /** @throws CorruptBackup when the stream ends before */
  const take = async (length: number): Promise<Buffer> => {
    const parts = [held];
    for (let there = held.length; there < length;) {
      const { value, done } = await iterator.next();
      if (done) throw new CorruptBackup();
      parts.push(value);
      there += value.length;
    }
    const all = Buffer.concat(parts);
    held = all.subarray(length);
    return all.subarray(0, length);
  };
  return { take, isAtEnd: async () => held.length === 0 && (await iterator.next()).done === true };
}

/** Decrypts such a stream. @throws WrongPassphrase, CorruptBackup for one that was changed or cut off */
export async function* opened(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const { take, isAtEnd } = portions(source);
  const header = await take(headerLength);
  const key = await keyOf(passphrase, header);
  for (let number = 0; ; number += 1) {
    const mark = (await take(4)).readUInt32BE();
    const isLast = mark >= lastMark;
    const length = isLast ? mark - lastMark : mark;
    if (length > longestPiece) throw new CorruptBackup();
    const piece = await take(length + tagLength);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header);
    decipher.setAuthTag(piece.subarray(length));
    const plain = decipher.update(piece.subarray(0, length));
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
