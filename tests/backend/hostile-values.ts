/** Hostile and rare values. */

/** Deterministic integers from 0 to below a limit, so that a failure can be reproduced. */
export type Random = (below: number) => number;

/** Seeded generator (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

const texts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\ufffd',
    '\u202e',
    '\u2028',
    '\r\nX-Injected: 1',
  ],
  ...['ж', '日本語', '😀', '👩‍👩‍👧‍👦', 'e\u0301', 'ﷺ', '\u0001\u0008\u001f\u007f\u009f', 'İ', 'ß'.normalize('NFD')],
  ...['null', 'undefined', 'NaN', 'Infinity', '-1', '1e999', '0x10', '00', '1.5', 'true', '[]', '{}', '{"a":', '"'],
  ...['0000-00-00', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00.000Z', '-000001-01-01', '2026-02-31', '24:00'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../../etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/ж',
  ],
  ...[
    "'; drop table events; --",
    '$1',
    '%',
    '%ZZ',
    '%00',
    '%E0%A4%A',
    '<script>alert(1)</script>',
    '${1}',
    '\\',
    '\\u0000',
  ],
  ...['a@b', 'a@b.c', 'a'.repeat(64), 'x'.repeat(257), 'ж'.repeat(5000), '😀'.repeat(2500), 'x'.repeat(20_000)],
] as const;

const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1e308,
  5e-324,
  253_402_300_799_999,
  253_402_300_800_000,
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

export const hostileText = (random: Random): string => pick(random, texts);

/** Returns any JSON value. */
export function hostileValue(random: Random): unknown {
  const kinds: (() => unknown)[] = [
    () => hostileText(random),
    () => hostileText(random) + hostileText(random),
    () => pick(random, numbers),
    () => pick(random, [null, true, false]),
    () =>
      pick(random, [
        [],
        {},
        [null],
        [[]],
        { a: 1 },
        [hostileText(random)],
        { [hostileText(random)]: hostileText(random) },
      ]),
    () => nested(pick(random, [3, 100, 1000])),
    () => Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`field ${i}`, hostileText(random)])),
  ];
  return pick(random, kinds)();
}

/** The JSON Schema keywords that limit a field. */
export type FieldSchema = {
  maxLength?: number;
  minLength?: number;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
};

/** Values at and just beyond the limits of a field; none if it has no limits. */
export function edgeValues({ maxLength, minLength, enum: words, minimum, maximum }: FieldSchema): unknown[] {
  const lengths = [maxLength, minLength].filter((length) => length !== undefined);
  const limits = [minimum, maximum].filter((limit) => limit !== undefined);
  return [
    ...lengths.flatMap((length) => [-1, 0, 1].map((extra) => 'x'.repeat(Math.max(0, length + extra)))),
    ...lengths.map((length) => '😀'.repeat(length)),
    ...limits.flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.5]),
    ...(words ?? []).flatMap((word) => [word, String(word).toUpperCase(), `${String(word)} `]),
  ];
}
