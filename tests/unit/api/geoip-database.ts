/**
 * Writes a minimal MaxMind DB (format 2.0) with one network, 203.0.113.0/24: a binary tree over the bits of an IPv4
 * address, then the data, then the metadata.
 */

type Value = string | number | { [key: string]: Value } | Value[];

const typeNumber = { text: 2, map: 7, unsigned16: 5, unsigned32: 6, list: 11 } as const;

function controlByte(type: number, size: number): Buffer {
  const head = type > 7 ? [0, type - 7] : [type << 5];
  if (size < 29) return Buffer.from([head[0]! | size, ...head.slice(1)]);
  return Buffer.from([head[0]! | 29, ...head.slice(1), size - 29]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value, 'utf8');
    return Buffer.concat([controlByte(typeNumber.text, bytes.length), bytes]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([controlByte(typeNumber.unsigned32, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([controlByte(typeNumber.list, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    controlByte(typeNumber.map, entries.length),
    ...entries.flatMap(([key, field]) => [encode(key), encode(field)]),
  ]);
}

const lisbon = {
  city: { names: { en: 'Lisbon' } },
  country: { iso_code: 'PT', names: { en: 'Portugal' } },
  subdivisions: [{ names: { en: 'Lisbon' } }],
  location: { time_zone: 'Europe/Lisbon' },
};

export function geoipDatabase(): Buffer {
  const bits = [203, 0, 113].flatMap((byte) => Array.from({ length: 8 }, (_, i) => (byte >> (7 - i)) & 1));
  const count = bits.length;
  const tree = Buffer.concat(
    bits.map((bit, i) => {
      // The matching branch: the next node or, after the last one, the data, which begins 16 after the tree.
      const matchingNode = i + 1 < count ? i + 1 : count + 16;
      const record = Buffer.alloc(6);
      record.writeUIntBE(bit === 0 ? matchingNode : count, 0, 3);
      record.writeUIntBE(bit === 1 ? matchingNode : count, 3, 3);
      return record;
    }),
  );
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'City',
    description: { en: 'One network' },
    ip_version: 4,
    languages: ['en'],
    node_count: count,
    record_size: 24,
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), encode(lisbon), marker, metadata]);
}
