/**
 * Reads a text file in UTF-8 or, with a byte-order mark, UTF-16.
 * @param maxMegabytes millions of bytes
 * @throws RangeError if it is larger; TypeError if it is not text
 */
export async function readTextFile(file: Blob, maxMegabytes: number): Promise<string> {
  if (file.size > maxMegabytes * 1_000_000) throw new RangeError('The file is too large.');
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

/** Decodes the bytes of a text file. @throws TypeError if they are no text */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (text.includes('\0')) throw new TypeError('The file is not text.');
  return text;
}
