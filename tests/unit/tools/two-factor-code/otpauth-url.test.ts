import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOTP, URI } from 'otpauth/slim';
import { parseSecret, type OtpAccount, type OtpError } from '@/lib/tools/two-factor-code/account';
import { formatOtpauthUrl, parseOtpauthUrl } from '@/lib/tools/two-factor-code/otpauth-url';
import { account, accounts, secret } from './accounts';

describe('a secret is read as people copy it', () => {
  it.each([
    'JBSWY3DPEHPK3PXP',
    'jbsw y3dp ehpk 3pxp',
    'JBSW-Y3DP-EHPK-3PXP',
    ' JBSWY3DPEHPK3PXP== ',
    'jbswy3dp\u200behpk3pxp',
  ])('%s', (text) => {
    expect(parseSecret(text)).toEqual({ secret });
  });

  it.each<[string, OtpError, string?]>([
    ['', 'secretMissing'],
    [' - = ', 'secretMissing'],
    ['JBSWY3DPEHPK3PX0', 'secretCharacter', '0'],
    ['JBSWY3DP1HPK3PXP', 'secretCharacter', '1'],
    ['geheim!', 'secretCharacter', '!'],
    ['😀', 'secretCharacter', '😀'],
    ['JBSWY3DPE', 'secretLength'],
    ['JBSWY3DPEHP', 'secretLength'],
  ])('“%s” is no secret: %s', (text, error, detail) => {
    expect(parseSecret(text)).toEqual(detail === undefined ? { error } : { error, detail });
  });
});

describe('a link is read as services write it', () => {
  it.each<[string, Partial<OtpAccount>]>([
    [
      `otpauth://totp/Example:alice@google.com?secret=${secret}&issuer=Example`,
      { issuer: 'Example', name: 'alice@google.com' },
    ],
    [`otpauth://totp/Example%3A%20alice?secret=${secret}`, { issuer: 'Example', name: 'alice' }],
    [`otpauth://totp/alice?secret=${secret}&issuer=My+Service`, { issuer: 'My Service', name: 'alice' }],
    [`otpauth://totp/Other:alice?secret=${secret}&issuer=Example`, { issuer: 'Example', name: 'alice' }],
    [`OTPAUTH://TOTP/alice?secret=jbswy3dpehpk3pxp`, { name: 'alice' }],
    [`otpauth://totp/?secret=${secret}`, {}],
    [`otpauth://totp?secret=${secret}`, {}],
    [`otpauth://totp/100%25%zz?secret=${secret}`, { name: '100%25%zz' }],
    [
      `otpauth://totp/a?secret=${secret}&algorithm=SHA-256&digits=8&period=60`,
      { name: 'a', algorithm: 'SHA256', digits: 8, period: 60 },
    ],
    [`otpauth://totp/a?secret=${secret}&algorithm=HmacSHA512&digits=&period=`, { name: 'a', algorithm: 'SHA512' }],
    [`otpauth://totp/a?secret=${secret}&image=https%3A%2F%2Fexample.com%2Fa.png`, { name: 'a' }],
  ])('%s', (url, expected) => {
    expect(parseOtpauthUrl(url)).toEqual({ account: account(expected) });
  });

  it.each<[string, OtpError, string?]>([
    [`otpauth://hotp/a?secret=${secret}&counter=3`, 'counter'],
    [`otpauth://steam/a?secret=${secret}`, 'type', 'steam'],
    ['otpauth://totp/a', 'secretMissing'],
    ['otpauth://totp/a?secret=18', 'secretCharacter', '1'],
    [`otpauth://totp/a?secret=${secret}&algorithm=MD5`, 'algorithm', 'MD5'],
    [`otpauth://totp/a?secret=${secret}&digits=5`, 'digits'],
    [`otpauth://totp/a?secret=${secret}&digits=six`, 'digits'],
    [`otpauth://totp/a?secret=${secret}&period=0`, 'period'],
    [`otpauth://totp/a?secret=${secret}&period=1e9`, 'period'],
    ['otpauth:', 'link'],
    ['https://example.com', 'link'],
  ])('%s is an error: %s', (url, error, detail) => {
    expect(parseOtpauthUrl(url)).toEqual(detail === undefined ? { error } : { error, detail });
  });
});

it('what is written as a link is read as the same account, whatever its names', () => {
  fc.assert(
    fc.property(accounts(), (values) => {
      expect(parseOtpauthUrl(formatOtpauthUrl(values))).toEqual({ account: values });
    }),
    { numRuns: 500 },
  );
});

it('another implementation reads the same from a written link', () => {
  fc.assert(
    fc.property(
      accounts().filter(({ issuer, name }) => issuer !== '' && name !== ''),
      (values) => {
        const other = URI.parse(formatOtpauthUrl(values)) as TOTP;
        expect(other).toBeInstanceOf(TOTP);
        const { issuer, label, algorithm, digits, period } = other;
        expect({ issuer, name: label, secret: other.secret.base32, algorithm, digits, period }).toEqual(values);
      },
    ),
    { numRuns: 200 },
  );
});

it('no text makes reading fail, and an error never repeats the whole secret', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const result of [
        parseOtpauthUrl(text),
        parseOtpauthUrl(`otpauth://totp/${text}?secret=${text}`),
        parseSecret(text),
      ])
        if ('error' in result && result.error.startsWith('secret'))
          expect([...(result.detail ?? '')].length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});
