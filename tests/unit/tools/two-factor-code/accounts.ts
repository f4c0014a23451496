import * as fc from 'fast-check';
import { Secret } from 'otpauth/slim';
import { defaultOtpSettings, otpAlgorithms, type OtpAccount } from '@/lib/tools/two-factor-code/account';

/** The secret of the key URI format's own example. */
export const secret = 'JBSWY3DPEHPK3PXP';

export const account = (values: Partial<OtpAccount> = {}): OtpAccount => ({
  ...{ issuer: '', name: '', secret },
  ...defaultOtpSettings,
  ...values,
});

/** Names with spaces, colons, percent signs and letters of all scripts, as they are shown. */
const names = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('anna@example.com', 'A & B', '50% off', 'a+b'))
  .map((text) =>
    text
      .replaceAll(':', '')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu, '')
      .trim(),
  );

/** Any account, with a name if it has an issuer, as services write them. */
export const accounts = (period: fc.Arbitrary<number> = fc.constantFrom(30, 60)): fc.Arbitrary<OtpAccount> =>
  fc.record({
    issuer: names,
    name: names,
    secret: fc
      .uint8Array({ minLength: 1, maxLength: 64 })
      .map((bytes) => new Secret({ buffer: bytes.slice().buffer }).base32),
    algorithm: fc.constantFrom(...otpAlgorithms),
    digits: fc.constantFrom(6, 7, 8),
    period,
  });
