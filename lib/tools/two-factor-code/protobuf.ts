/** Reads messages of Protocol Buffers (https://protobuf.dev/programming-guides/encoding/). */

/** A field: a number for a varint, bytes for a length-delimited value. */
export type ProtobufField = { number: number; value: number | Uint8Array };

const fixedLengths: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/**
 * Reads the fields of a message in their order; those of fixed length are left out. Numbers above 2^53 lose precision.
 * @throws RangeError if the bytes are no message
 */
export function readProtobuf(bytes: Uint8Array): ProtobufField[] {
  const fields: ProtobufField[] = [];
  let position = 0;

  function readVarint(): number {
    let value = 0;
    for (let i = 0; i < 10; i++) {
      const byte = bytes[position++];
      if (byte === undefined) throw new RangeError('The message ends within a number.');
      value += (byte & 0x7f) * 2 ** (7 * i);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number is too long.');
  }

  function skip(length: number): Uint8Array {
    if (length > bytes.length - position) throw new RangeError('The message ends within a field.');
    position += length;
    return bytes.subarray(position - length, position);
  }

  while (position < bytes.length) {
    const tag = readVarint();
    const number = Math.floor(tag / 8);
    const type = tag % 8;
    if (number === 0) throw new RangeError('A field has no number.');
    if (type === 0) fields.push({ number, value: readVarint() });
    else if (type === 2) fields.push({ number, value: skip(readVarint()) });
    else if (fixedLengths[type]) skip(fixedLengths[type]);
    else throw new RangeError('A field has an unknown type.');
  }
  return fields;
}
