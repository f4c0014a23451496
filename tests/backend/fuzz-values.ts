import * as fc from 'fast-check';
import { oneOf } from '../arbitraries';

/** Hostile and rare values. */

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  oneOf(String.raw`
    null undefined NaN Infinity -1 1e999 0x10 00 1.5 true [] {} {"a": " 0000-00-00 9999-12-31T23:59:59.999Z
    +275760-09-13T00:00:00.000Z -000001-01-01 2026-02-31 24:00 __proto__ constructor toString hasOwnProperty
    ../../etc/passwd //evil.example /\evil.example /ж '; $1 % %ZZ %00 %E0%A4%A <script>alert(1)</script> ${'${1}'} \ \u0000
    a@b a@b.c ж 日本語 😀 👩‍👩‍👧‍👦 ﷺ İ`),
  fc.constantFrom('', ' ', '\0', 'a\0b', '\ud800', '\udfff\ud800', '\ufeff', '\ufffd', '\u202e', '\u2028', 'e\u0301'),
  fc.constantFrom('\r\nX-Injected: 1', '\u0001\u0008\u001f\u007f\u009f', "'; drop table events; --"),
  fc.constantFrom(...['a'.repeat(64), 'x'.repeat(257), 'ж'.repeat(5000), '😀'.repeat(2500), 'x'.repeat(20_000)]),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.tuple(hostileText, hostileText).map((texts) => texts.join('')),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, 1, -1, 2 ** 31, 2 ** 53, -(2 ** 53), 253_402_300_799_999, 253_402_300_800_000),
  fc.jsonValue(),
  fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
  fc.constantFrom(3, 100, 1000).map(nested),
  fc.constant(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`field ${i}`, 'ж']))),
);

/** The JSON Schema keywords that limit a field. */
export type FieldSchema = {
  maxLength?: number;
  minLength?: number;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
};

/** Values at and just beyond the limits of a field; none if it has no limits. */
export function edgeValues({ maxLength, minLength, enum: values, minimum, maximum }: FieldSchema): unknown[] {
  const lengths = [maxLength, minLength].filter((length) => length !== undefined);
  const limits = [minimum, maximum].filter((limit) => limit !== undefined);
  return [
    ...lengths.flatMap((length) => [-1, 0, 1].map((extra) => 'x'.repeat(Math.max(0, length + extra)))),
    ...lengths.map((length) => '😀'.repeat(length)),
    ...limits.flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.5]),
    ...(values ?? []).flatMap((value) => [value, String(value).toUpperCase(), `${String(value)} `]),
  ];
}
