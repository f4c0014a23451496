import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCookies, writeCookies } from '@/lib/tools/cookie-convert';
import {
  cookieFormats,
  cookieLosses,
  cookieWarnings,
  lostFields,
  type Cookie,
  type CookieFormat,
} from '@/lib/tools/cookies';

const now = 1_800_000_000;
const read = (text: string, domain = 'shop.example') => readCookies(text, { domain, now });

const plain: Cookie = {
  name: 'sid',
  value: 'abc',
  domain: 'shop.example',
  isHostOnly: true,
  path: '/',
  isSecure: false,
  isHttpOnly: false,
  sameSite: null,
  expires: null,
  partition: null,
};

describe('real exports are read', () => {
  it.each<[name: string, text: string, format: CookieFormat, expected: Partial<Cookie>]>([
    [
      'cookies.txt of an extension',
      '# Netscape HTTP Cookie File\n# https://curl.se/docs/http-cookies.html\n\n#HttpOnly_.shop.example\tTRUE\t/\tTRUE\t1900000000\tsid\tabc\n',
      'netscape',
      { isHostOnly: false, isHttpOnly: true, isSecure: true, expires: 1_900_000_000 },
    ],
    ['cookies.txt without a value', 'shop.example\tFALSE\t/a\tFALSE\t0\tsid\t', 'netscape', { value: '', path: '/a' }],
    [
      'EditThisCookie',
      '[{"domain":".shop.example","expirationDate":1900000000.5,"hostOnly":false,"httpOnly":true,"name":"sid","path":"/","sameSite":"no_restriction","secure":true,"session":false,"storeId":"0","value":"abc","id":1}]',
      'extension',
      { isHostOnly: false, isHttpOnly: true, isSecure: true, sameSite: 'None', expires: 1_900_000_000 },
    ],
    [
      'Cookie-Editor',
      '[{"name":"sid","value":"abc","domain":"shop.example","hostOnly":true,"path":"/","secure":false,"httpOnly":false,"sameSite":null,"session":true,"firstPartyDomain":"","partitionKey":null,"storeId":null}]',
      'extension',
      {},
    ],
    [
      'Playwright',
      '{"cookies":[{"name":"sid","value":"abc","domain":".shop.example","path":"/","expires":-1,"httpOnly":false,"secure":false,"sameSite":"Lax"}],"origins":[]}',
      'playwright',
      { isHostOnly: false, sameSite: 'Lax' },
    ],
    [
      'Puppeteer',
      '[{"name":"sid","value":"abc","domain":"shop.example","path":"/","expires":1900000000.25,"size":6,"httpOnly":false,"secure":true,"session":false,"sameSite":"Strict","sourceScheme":"Secure","partitionKey":{"sourceOrigin":"https://top.example","hasCrossSiteAncestor":true}}]',
      'puppeteer',
      { isSecure: true, sameSite: 'Strict', expires: 1_900_000_000, partition: 'https://top.example' },
    ],
    [
      'Selenium',
      '[{"domain":".shop.example","expiry":1900000000,"httpOnly":false,"name":"sid","path":"/","sameSite":"Lax","secure":false,"value":"abc"}]',
      'selenium',
      { isHostOnly: false, sameSite: 'Lax', expires: 1_900_000_000 },
    ],
    ['a request header', 'Cookie: sid=abc', 'header', {}],
    [
      'a response header',
      'Set-Cookie: sid=abc; Domain=.shop.example; Path=/a; Max-Age=60; Secure; HttpOnly; SameSite=None',
      'header',
      { isHostOnly: false, path: '/a', expires: now + 60, isSecure: true, isHttpOnly: true, sameSite: 'None' },
    ],
  ])('%s', (_, text, format, expected) => {
    const result = read(text);
    expect(result.errors).toEqual([]);
    expect(result.format).toBe(format);
    expect(result.cookies.map(({ cookie }) => cookie)).toEqual([{ ...plain, ...expected }]);
  });
});

it.each([
  ['[{"name":"a"', 'json', 1],
  ['{"a":1}', 'noList', 1],
  ['[1]', 'notAnObject', 1],
  ['[{"name":"a","value":"b","domain":"c"},{"name":"a","value":1,"domain":"c"}]', 'value', 2],
  ['[{"name":"a","value":"b"}]', 'domain', 1],
  ['[{"name":"a","value":"b","domain":"c","expires":"soon"}]', 'expires', 1],
  ['# HTTP Cookie File\na\tb', 'fieldCount', 2],
  ['a.example\tMAYBE\t/\tTRUE\t0\ta\tb', 'flag', 1],
  ['a.example\tTRUE\t/\tTRUE\ttomorrow\ta\tb', 'expires', 1],
  ['nonsense', 'unknown', 1],
  ['['.repeat(200_000), 'json', 1],
] as const)('%.60s is an error: %s at %i', (text, reason, position) => {
  expect(read(text).errors).toEqual([{ position, reason }]);
});

it('headers need the domain to which their cookies belong', () => {
  expect(read('a=1; b=2', '').errors).toEqual([{ position: 1, reason: 'noDomain' }]);
  expect(read('a=1; b=2').cookies).toHaveLength(2);
});

const token = fc.stringMatching(/^[A-Za-z\d_.-]{1,12}$/);
const anyCookie: fc.Arbitrary<Cookie> = fc.record({
  name: token,
  value: fc.stringMatching(/^[!#-+\--:<-[\]-~]{0,20}$/),
  domain: fc.domain(),
  isHostOnly: fc.boolean(),
  path: token.map((name) => `/${name}`),
  isSecure: fc.boolean(),
  isHttpOnly: fc.boolean(),
  sameSite: fc.constantFrom(null, 'Strict' as const, 'Lax' as const, 'None' as const),
  expires: fc.option(fc.integer({ min: 1, max: 4_000_000_000 })),
  partition: fc.option(fc.domain().map((domain) => `https://${domain}`)),
});

it.each(cookieFormats)(
  'cookies written as %s are read as the same, except for what the table says is lost',
  (format) => {
    fc.assert(
      fc.property(fc.array(anyCookie, { minLength: 1, maxLength: 5 }), (cookies) => {
        const result = readCookies(writeCookies(cookies, format), { domain: 'shop.example', now });
        expect(result.errors).toEqual([]);
        const withoutLost = (cookie: Cookie) =>
          Object.fromEntries(
            Object.entries(cookie).filter(([field]) => !(cookieLosses[format] as readonly string[]).includes(field)),
          );
        expect(result.cookies.map(({ cookie }) => withoutLost(cookie))).toEqual(cookies.map(withoutLost));
      }),
      { seed: 1, numRuns: 300 },
    );
  },
);

it('only fields that say something count as lost', () => {
  expect(lostFields(plain, 'netscape')).toEqual([]);
  expect(lostFields({ ...plain, sameSite: 'Lax', partition: 'https://a.example' }, 'netscape')).toEqual([
    'sameSite',
    'partition',
  ]);
});

it.each<[expected: string, changes: Partial<Cookie>]>([
  ['expired', { expires: now - 1 }],
  ['sameSiteNoneInsecure', { sameSite: 'None' }],
  ['securePrefix', { name: '__Secure-a' }],
  ['hostPrefix', { name: '__Host-a', isSecure: true, isHostOnly: false }],
  ['partitionInsecure', { partition: 'https://a.example' }],
])('what browsers refuse is found: %s', (expected, changes) => {
  expect(cookieWarnings({ ...plain, ...changes }, now)).toEqual([expected]);
  expect(cookieWarnings(plain, now)).toEqual([]);
});

it('no text makes the reader fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void read(text)),
    { seed: 1 },
  );
});
