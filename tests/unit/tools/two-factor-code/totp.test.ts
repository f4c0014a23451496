import { expect, it } from 'vitest';
import { Secret } from 'otpauth/slim';
import type { OtpAlgorithm } from '@/lib/tools/two-factor-code/account';
import { groupCode, secondsLeft, totpCode } from '@/lib/tools/two-factor-code/totp';

/** The seeds of RFC 6238, Appendix B, with the corrected lengths of its errata: 20, 32 and 64 bytes. */
const seed = (length: number) => Secret.fromUTF8('1234567890'.repeat(7).slice(0, length)).base32;
const seeds: Readonly<Record<OtpAlgorithm, string>> = { SHA1: seed(20), SHA256: seed(32), SHA512: seed(64) };
const times = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
const codes: Readonly<Record<OtpAlgorithm, readonly string[]>> = {
  SHA1: ['94287082', '07081804', '14050471', '89005924', '69279037', '65353130'],
  SHA256: ['46119246', '68084774', '67062674', '91819424', '90698825', '77737706'],
  SHA512: ['90693936', '25091201', '99943326', '93441116', '38618901', '47863826'],
};
const vectors = (['SHA1', 'SHA256', 'SHA512'] as const).flatMap((algorithm) =>
  times.map((time, i) => [algorithm, time, codes[algorithm][i]!] as const),
);

const account = (algorithm: OtpAlgorithm, digits: number, period = 30) => ({
  ...{ issuer: '', name: '', secret: seeds[algorithm] },
  ...{ algorithm, digits, period },
});

it.each(vectors)('codes of %s at %i s are those of RFC 6238: %s', (algorithm, time, code) => {
  expect(totpCode(account(algorithm, 8), time * 1000)).toBe(code);
  // Fewer digits are the last ones (RFC 4226 §5.3).
  expect(totpCode(account(algorithm, 7), time * 1000)).toBe(code.slice(1));
  expect(totpCode(account(algorithm, 6), time * 1000)).toBe(code.slice(2));
});

it.each([30, 60])('a code of %i seconds is the same during its period, and then another one', (period) => {
  const start = 1_700_000_040_000 - (1_700_000_040_000 % (period * 1000));
  const at = (seconds: number) => totpCode(account('SHA1', 6, period), start + seconds * 1000);
  expect(at(period - 0.001)).toBe(at(0));
  expect(at(period)).not.toBe(at(0));
});

it('a countdown begins with the whole period and ends with one second', () => {
  expect([0, 0.9, 1, 29, 29.999, 30].map((seconds) => secondsLeft({ period: 30 }, seconds * 1000))).toEqual([
    ...[30, 30, 29, 1, 1, 30],
  ]);
});

it.each([
  ['123456', '123 456'],
  ['1234567', '123 4567'],
  ['12345678', '1234 5678'],
])('the code %s is shown as %s', (code, shown) => {
  expect(groupCode(code)).toBe(shown);
});
