import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOtpSettings } from '@/lib/tools/two-factor-code/account';
import { parseExportUrl } from '@/lib/tools/two-factor-code/export-url';
import { formatOtpauthUrl } from '@/lib/tools/two-factor-code/otpauth-url';
import { addLines, maxAccounts, maxTextLength, readAccounts } from '@/lib/tools/two-factor-code/read-accounts';
import { account, accounts, secret } from './accounts';
import { accountField, bytesField, encodeExport, exportUrl, numberField } from './encode-export';

const read = (text: string) => readAccounts(text, defaultOtpSettings);

describe('exports of Google Authenticator', () => {
  it('a published export is read', () => {
    // From the tests of https://github.com/dim13/otpauth.
    const url = 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC';
    expect(parseExportUrl(url)).toEqual({
      accounts: [{ account: account({ issuer: 'Example', name: 'alice@google.com' }) }],
      index: 0,
      count: 1,
    });
  });

  it('an export contains the accounts that were put into it, in their order', () => {
    fc.assert(
      fc.property(fc.array(accounts(fc.constant(30)), { minLength: 1, maxLength: 10 }), (list) => {
        const url = encodeExport(list);
        expect(parseExportUrl(url)).toEqual({
          accounts: list.map((values) => ({ account: values })),
          index: 0,
          count: 1,
        });
        expect(parseExportUrl(decodeURIComponent(url))).toEqual(parseExportUrl(url));
      }),
      { numRuns: 200 },
    );
  });

  it('codes by counter in an export are an error with the name, and the other accounts are read', () => {
    const url = exportUrl([...accountField(account({ name: 'anna' }), 1), ...accountField(account({ name: 'ben' }))]);
    expect(read(url)).toMatchObject({
      accounts: [{ name: 'ben' }],
      errors: [{ line: 1, error: 'counter', detail: 'anna' }],
    });
  });

  it('an export of three codes says how many of them were read', () => {
    const part = (index: number) => encodeExport([account({ name: `account ${index}` })], { index, count: 3 });
    expect(read(part(0)).parts).toEqual({ count: 3, read: 1 });
    expect(read([part(2), part(0), part(2)].join('\n')).parts).toEqual({ count: 3, read: 2 });
    expect(read(encodeExport([account()])).parts).toBeNull();
  });

  it.each([
    ['no data', 'otpauth-migration://offline'],
    ['empty data', 'otpauth-migration://offline?data='],
    ['no base64', 'otpauth-migration://offline?data=%F0%9F%98%80'],
    ['a field that ends too early', exportUrl([10, 200, 1])],
    ['a length of four gigabytes', exportUrl([10, 255, 255, 255, 255, 15])],
    ['an endless number', exportUrl(Array.from({ length: 30 }, () => 255))],
    ['an account that is a number', exportUrl(numberField(1, 5).concat(numberField(3, 1)))],
    [
      'an account within an account within an account',
      exportUrl(bytesField(1, bytesField(1, bytesField(1, [11]))).slice(0, 4)),
    ],
  ])('a damaged export is an error: %s', (_, url) => {
    const { accounts: found, errors } = read(url);
    expect(found).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(errors[0]!.error).toMatch(/^(?:export|secretMissing)$/);
  });

  it('any bytes are an export or an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseExportUrl(exportUrl([...bytes]))).toBeTypeOf('object');
      }),
      { numRuns: 1000 },
    );
  });
});

it('secrets, links and exports are read from one text, and errors name the line', () => {
  const text = [
    'jbsw y3dp ehpk 3pxp',
    '',
    formatOtpauthUrl(account({ issuer: 'Shop', name: 'anna', digits: 8 })),
    'not a secret!',
    encodeExport([account({ name: 'ben' }), account({ name: 'cleo' })]),
    'https://example.com/otpauth',
    'JBSWY3DPEHPK3PXP',
  ].join('\r\n');
  const { accounts: found, errors } = readAccounts(text, { algorithm: 'SHA256', digits: 7, period: 60 });
  expect(found).toEqual([
    account({ algorithm: 'SHA256', digits: 7, period: 60 }),
    account({ issuer: 'Shop', name: 'anna', digits: 8 }),
    account({ name: 'ben' }),
    account({ name: 'cleo' }),
  ]);
  expect(errors).toEqual([
    { line: 4, error: 'secretCharacter', detail: '!' },
    { line: 6, error: 'link' },
    { line: 7, error: 'duplicate' },
  ]);
});

it('more accounts and longer texts than the page can show are cut, and said to be', () => {
  const many = Array.from({ length: maxAccounts + 5 }, (_, i) => formatOtpauthUrl(account({ name: String(i) }))).join(
    '\n',
  );
  expect(read(many)).toMatchObject({ accounts: { length: maxAccounts }, errors: { length: 5 } });
  const long = read(`${secret}\n${'\n'.repeat(maxTextLength)}`);
  expect(long.errors).toEqual([{ line: expect.any(Number) as number, error: 'tooMany' }]);
  expect(read('A'.repeat(maxTextLength * 10)).errors.length).toBeGreaterThan(0);
});

it('the texts of QR codes become lines of their own, each once', () => {
  expect(addLines('', ['a'])).toBe('a');
  expect(addLines('a\n\n', ['b', 'a', 'b'])).toBe('a\nb');
});
