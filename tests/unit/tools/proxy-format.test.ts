import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProxy, proxySchemes, type Proxy } from '@/lib/tools/proxy-format';
import { parseProxyList, writeProxyList } from '@/lib/tools/proxy-list';
import { formatProxy, orderOf, proxyLosses, proxyTargets, quoteArgument } from '@/lib/tools/proxy-targets';

const proxy = (values: Partial<Proxy> = {}): Proxy => ({
  scheme: null,
  host: '203.0.113.7',
  port: 8080,
  username: '',
  password: '',
  ...values,
});
const credentials = { username: 'anna', password: 'p4ss' };

describe('a line of a proxy list is read in any usual form', () => {
  it.each<[line: string, expected: Proxy]>([
    ['203.0.113.7:8080', proxy()],
    ['proxy.example.com:3128', proxy({ host: 'proxy.example.com', port: 3128 })],
    ['203.0.113.7:8080:anna:p4ss', proxy(credentials)],
    ['anna:p4ss:203.0.113.7:8080', proxy(credentials)],
    ['anna:p4ss@203.0.113.7:8080', proxy(credentials)],
    ['203.0.113.7:8080@anna:p4ss', proxy(credentials)],
    ['203.0.113.7:8080:anna', proxy({ username: 'anna' })],
    ['http://anna:p4ss@203.0.113.7:8080', proxy({ scheme: 'http', ...credentials })],
    ['HTTPS://203.0.113.7:8080/', proxy({ scheme: 'https' })],
    ['socks5h://anna:p%40ss@203.0.113.7:8080', proxy({ scheme: 'socks5', username: 'anna', password: 'p@ss' })],
    ['socks5://203.0.113.7:8080:anna:p4ss', proxy({ scheme: 'socks5', ...credentials })],
    ['socks4 203.0.113.7 8080', proxy({ scheme: 'socks4' })],
    ['203.0.113.7,8080,anna,p4ss', proxy(credentials)],
    ['203.0.113.7;8080;anna;p4ss', proxy(credentials)],
    ['203.0.113.7\t8080\tanna\tp4ss', proxy(credentials)],
    ['203.0.113.7:8080|anna:p4ss', proxy(credentials)],
    ['203.0.113.7:8080 anna:p4ss', proxy(credentials)],
    ['[2001:db8::1]:8080', proxy({ host: '[2001:db8::1]' })],
    ['[2001:db8::1]:8080:anna:p4ss', proxy({ host: '[2001:db8::1]', ...credentials })],
    ['anna:p4ss@[2001:db8::1]:8080', proxy({ host: '[2001:db8::1]', ...credentials })],
    ['anna:p4ss:[2001:db8::1]:8080', proxy({ host: '[2001:db8::1]', ...credentials })],
    ['203.0.113.7:8080:anna:a:b,c', proxy({ username: 'anna', password: 'a:b,c' })],
    ['anna:a@b@203.0.113.7:8080', proxy({ username: 'anna', password: 'a@b' })],
    [
      'user-country-us:1234:gate.example.com:7777',
      proxy({ host: 'gate.example.com', port: 7777, username: 'user-country-us', password: '1234' }),
    ],
  ])('%s', (line, expected) => {
    expect(parseProxy(line)).toEqual({ proxy: expected });
  });

  it.each([
    ['hello', 'form'],
    ['ftp://203.0.113.7:21', 'scheme'],
    ['203.0.113.7:99999', 'port'],
    ['203.0.113.7:0', 'port'],
    ['300.1.1.1:80', 'host'],
    ['2001:db8::1', 'form'],
    ['http://', 'form'],
    [':::', 'form'],
    ['@', 'form'],
  ] as const)('%s is an error: %s', (line, error) => {
    expect(parseProxy(line)).toEqual({ error });
  });
});

it('a list names errors and duplicates by their lines, and skips comments', () => {
  const list = parseProxyList(
    '\uFEFF# mine\r\n203.0.113.7:8080\r\n\r\nnonsense\r\n203.0.113.7:8080\nPROXY.example:1\nproxy.example:1',
  );
  expect(list.proxies.map(({ line }) => line)).toEqual([2, 6]);
  expect(list.errors).toEqual([{ line: 4, reason: 'form' }]);
  expect(list.duplicates).toEqual([5, 7]);
});

const writing = { scheme: 'http', testUrl: 'https://example.com/', shell: 'sh' } as const;
const text = fc.string({ minLength: 0, maxLength: 12 });
const anyProxy: fc.Arbitrary<Proxy> = fc.record({
  scheme: fc.constantFrom(null, ...proxySchemes),
  host: fc.oneof(fc.ipV4(), fc.domain(), fc.constant('[2001:db8::1]')),
  port: fc.integer({ min: 1, max: 65_535 }),
  username: text,
  password: text,
});

it.each(proxyTargets.filter((target) => !['curl', 'csv', 'json'].includes(target)))(
  'a proxy written as %s is read as the same proxy, except for what the table says is lost',
  (target) => {
    fc.assert(
      fc.property(anyProxy, (value) => {
        const entries = [{ line: 1, proxy: value }];
        const { text: written, errors } = writeProxyList({ proxies: entries }, target, writing);
        if (errors.length > 0) return;
        const losses = proxyLosses[target];
        const expected: Proxy = {
          ...value,
          scheme: losses.includes('scheme') ? null : (value.scheme ?? writing.scheme),
          ...(losses.includes('credentials') ? { username: '', password: '' } : {}),
        };
        expect(parseProxy(written, orderOf(target))).toEqual({ proxy: expected });
      }),
      { seed: 1, numRuns: 2000 },
    );
  },
);

it('only characters that a form cannot express keep a proxy from being written', () => {
  const plain = fc.stringMatching(/^[a-z][a-z\d]{0,9}$/);
  fc.assert(
    fc.property(anyProxy, plain, plain, fc.constantFrom(...proxyTargets), (value, username, password, target) => {
      const entries = [{ line: 1, proxy: { ...value, username, password } }];
      expect(writeProxyList({ proxies: entries }, target, writing).errors).toEqual([]);
    }),
    { seed: 1 },
  );
});

it('no text makes the reader fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => void parseProxyList(value)),
    { seed: 1 },
  );
});

it('a command for curl passes quotes and dollar signs to the proxy, not to the shell', () => {
  const command = formatProxy(
    [proxy({ scheme: 'socks5', username: "o'neil", password: '$HOME`id`"' })],
    'curl',
    writing,
  );
  expect(command).toBe(
    "curl -sS --max-time 20 -x 'socks5h://o'\\''neil:%24HOME%60id%60%22@203.0.113.7:8080' 'https://example.com/'",
  );
  expect(quoteArgument("it's", 'powershell')).toBe("'it''s'");
});

it('proxies are written as an option of Playwright and as a table', () => {
  const list = [proxy({ scheme: 'socks5' }), proxy(credentials)];
  expect(JSON.parse(formatProxy(list, 'json', writing))).toEqual([
    { server: 'socks5://203.0.113.7:8080' },
    { server: 'http://203.0.113.7:8080', ...credentials },
  ]);
  expect(formatProxy(list, 'csv', writing)).toBe(
    'scheme,host,port,username,password\nsocks5,203.0.113.7,8080,,\nhttp,203.0.113.7,8080,anna,p4ss\n',
  );
});
