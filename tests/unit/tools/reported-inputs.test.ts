import { describe, expect, it } from 'vitest';
import { readCookies } from '@/lib/tools/cookie-convert';
import type { Cookie, CookieFormat } from '@/lib/tools/cookies';
import { parseProxy, type Proxy } from '@/lib/tools/proxy-format';
import { parseUserAgent } from '@/lib/tools/user-agent';
import { findImplausible } from '@/lib/tools/user-agent-findings';

/** Shapes of input that people reported to other tools of the kind, because these misread them. Values are made up. */

describe('cookies are read as people have them', () => {
  const sid = { name: 'sid', value: 'abc', domain: 'shop.example' };
  const theme = { name: 'theme', value: 'dark', domain: 'shop.example' };
  const bookmarklet = {
    url: 'https://shop.example',
    cookies: [{ ...sid, hostOnly: true, storeId: '0', session: true }],
  };
  const quickManager = {
    'Host raw': 'https://.shop.example/',
    'Name raw': 'sid',
    'Path raw': '/cart',
    'Content raw': 'abc',
    Expires: '17-03-2030 17:46:40',
    'Expires raw': '1900000000',
    'Send for raw': 'true',
    'HTTP only raw': 'true',
    'SameSite raw': 'no_restriction',
    'This domain only raw': 'false',
  };

  it.each<[name: string, text: string, format: CookieFormat, expected: Partial<Cookie>[]]>([
    [
      'cookies.txt with spaces for tabs',
      '.shop.example TRUE / FALSE 1900000000 sid abc=',
      'netscape',
      [{ value: 'abc=' }],
    ],
    ['cookies.txt without a head', '.shop.example\tTRUE\t/\tFALSE\t1900000000\tsid\tabc', 'netscape', [sid]],
    ['cookies.txt with flags in lower case', '.shop.example\ttrue\t/\tfalse\t1900000000\tsid\tabc', 'netscape', [sid]],
    [
      'a session cookie that Python wrote',
      'shop.example\tFALSE\t/\tFALSE\t\tsid\tabc',
      'netscape',
      [{ expires: null }],
    ],
    ['a cookie without a value', '.shop.example\tTRUE\t/\tFALSE\t1900000000\tsid\t', 'netscape', [{ value: '' }]],
    [
      'a value with equals signs',
      '.shop.example\tTRUE\t/\tTRUE\t1900000000\tsid\ta=b&c=',
      'netscape',
      [{ value: 'a=b&c=' }],
    ],
    ['an export with the page in front', JSON.stringify(bookmarklet), 'extension', [{ ...sid, expires: null }]],
    ['lists by domain', JSON.stringify({ 'shop.example': [sid], 'b.example': [sid] }), 'selenium', [sid, sid]],
    [
      'an extension that says “unspecified”',
      JSON.stringify([{ ...sid, storeId: null, sameSite: 'unspecified' }]),
      'extension',
      [{ sameSite: null }],
    ],
    [
      'an expiry with fractions',
      JSON.stringify([{ ...sid, expirationDate: 4_791_400_988.232584 }]),
      'extension',
      [{ expires: 4_791_400_988 }],
    ],
    [
      'an expiry as text',
      JSON.stringify([{ ...sid, expirationDate: '1900000000' }]),
      'extension',
      [{ expires: 1_900_000_000 }],
    ],
    [
      'an expiry as a date',
      JSON.stringify([{ ...sid, expires: '2030-03-17T17:46:40.000Z' }]),
      'puppeteer',
      [{ expires: 1_900_000_000 }],
    ],
    [
      'the word “Session” as expiry',
      JSON.stringify([{ ...sid, expires: 'Session' }]),
      'puppeteer',
      [{ expires: null }],
    ],
    [
      'Cookie Quick Manager',
      JSON.stringify([quickManager]),
      'extension',
      [
        {
          ...sid,
          path: '/cart',
          expires: 1_900_000_000,
          isSecure: true,
          isHttpOnly: true,
          sameSite: 'None',
          isHostOnly: false,
        },
      ],
    ],
    ['document.cookie with its quotes', "'sid=abc; theme=dark'", 'header', [sid, theme]],
    [
      'a curl command',
      `curl 'https://shop.example/?id=1' \\\n  -H 'accept: text/html;q=0.9' \\\n  -b 'sid=abc; theme=dark'`,
      'header',
      [sid, theme],
    ],
    [
      'a curl command with a header',
      `curl 'https://shop.example/' -H 'Cookie: sid="abc"; theme=dark' --compressed`,
      'header',
      [{ value: '"abc"' }, theme],
    ],
    [
      'a whole request',
      'GET /?id=1 HTTP/1.1\nHost: shop.example\nAccept: a;q=0.9\nCookie: sid=abc; theme=dark',
      'header',
      [sid, theme],
    ],
    [
      'a whole response',
      'HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8\nSet-Cookie: sid=abc; HttpOnly',
      'header',
      [{ ...sid, isHttpOnly: true }],
    ],
  ])('%s', (_, text, format, expected) => {
    const result = readCookies(text, { domain: 'shop.example', now: 1_800_000_000 });
    expect(result.errors).toEqual([]);
    expect(result.format).toBe(format);
    expect(result.cookies.map(({ cookie }) => cookie)).toEqual(
      expected.map((fields) => expect.objectContaining(fields)),
    );
  });

  it.each([
    ['a trailing comma', '[\n{"name":"sid","value":"abc","domain":"shop.example"},\n]', 3, 'json'],
    ['an object of names and values', '{"sid":"abc"}', 1, 'noList'],
    ['a number as a value', '[{"name":"sid","value":1,"domain":"shop.example"}]', 1, 'value'],
  ])('%s is an error with its place', (_, text, position, reason) => {
    expect(readCookies(text, { domain: '', now: 0 }).errors).toEqual([{ position, reason }]);
  });
});

describe('proxies are read as providers and people write them', () => {
  const proxy = { scheme: null, host: '203.0.113.7', port: 8080, username: '', password: '' };
  const anna = { ...proxy, username: 'anna', password: 'p4ss' };

  it.each<[line: string, expected: Proxy]>([
    ['socks5:203.0.113.7:8080:anna:p4ss', { ...anna, scheme: 'socks5' }],
    ['socks://anna:p4ss@203.0.113.7:8080', { ...anna, scheme: 'socks5' }],
    ['203.0.113.7:8080@socks4', { ...proxy, scheme: 'socks4' }],
    ['203.0.113.7:8080,http', { ...proxy, scheme: 'http' }],
    ['http,203.0.113.7,8080', { ...proxy, scheme: 'http' }],
    ['anna@203.0.113.7:8080', { ...proxy, username: 'anna' }],
    [
      'anna-zone-static:p4ss:gate.example.com:22225',
      { ...anna, username: 'anna-zone-static', host: 'gate.example.com', port: 22_225 },
    ],
    ['1. 203.0.113.7:8080', proxy],
    ['"203.0.113.7:8080",', proxy],
    ['203.0.113.7:8080:anna:p4ss\u200B', anna],
    ['export https_proxy=http://anna:p4ss@203.0.113.7:8080', { ...anna, scheme: 'http' }],
    ['curl -x socks5h://203.0.113.7:8080', { ...proxy, scheme: 'socks5' }],
    ['https://t.me/socks?server=203.0.113.7&port=8080&user=anna&pass=p4ss', { ...anna, scheme: 'socks5' }],
    ['tg://socks?server=203.0.113.7&port=8080', { ...proxy, scheme: 'socks5' }],
  ])('%s', (line, expected) => {
    expect(parseProxy(line)).toEqual({ proxy: expected });
  });

  it.each([
    ['BTC:BTC', 'port'],
    ['IP:PORT', 'port'],
    ['127:0:0:1:80', 'form'],
    ['gate.example.com:10000-10010', 'port'],
    ['203.0.113.7:8080:anna:p4ss[https://change.example/?key=1]', 'form'],
    ['gate.example.com:8000|https://change.example/?key=1', 'form'],
  ])('%s is an error: %s', (line, error) => {
    expect(parseProxy(line)).toEqual({ error });
  });
});

describe('browsers and apps are recognized that look like another one', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

  it.each([
    [
      `Mozilla/5.0 (Linux; Android 6.0.1; SAMSUNG-SM-G925A Build/MMB29K) ${blink} SamsungBrowser/4.0 Chrome/44.0.2403.133 Mobile Safari/537.36`,
      'Samsung Internet',
      '4.0',
    ],
    [`${iphone} Version/17.0 EdgiOS/124.0.2478.71 Mobile/15E148 Safari/605.1.15`, 'Microsoft Edge', '124.0.2478.71'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/143.0.0.0 Mobile Safari/537.36 EdgA/143.0.0.0`,
      'Microsoft Edge',
      '143.0.0.0',
    ],
    [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone15,3;FBSN/iOS;FBSV/17.5;FBOP/5]`, 'Facebook', ''],
    [`${iphone} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone15,3; iOS 17_5; en_US; scale=3.00)`, 'Instagram', ''],
    [`${iphone} GSA/295.0.590048842 Mobile/15E148 Safari/604.1`, 'Google App', '295.0.590048842'],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-S901B Build/TP1A; wv) ${blink} Version/4.0 Chrome/143.0.7499.43 Mobile Safari/537.36 KAKAOTALK/10.4.3`,
      'KakaoTalk',
      '10.4.3',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00) ${blink} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`,
      'Huawei Browser',
      '15.0.4.312',
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 13; en-us; M2012 Build/TKQ1) ${blink} Version/4.0 Chrome/134.0.6998.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.8.0-gn`,
      'Mi Browser',
      '14.8.0',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 Ddg/17.4',
      'DuckDuckGo',
      '17.4',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Electron/39.0.0 Safari/537.36`,
      'Electron',
      '39.0.0',
    ],
  ])('%s', (text, name, version) => {
    const agent = parseUserAgent(text);
    expect(agent.browser).toEqual({ name, version });
    expect(findImplausible(agent, new Date('2026-01-15'))).toEqual([]);
  });

  it('Internet Explorer 11 is old, and not Firefox', () => {
    const agent = parseUserAgent('Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko');
    expect(agent).toMatchObject({ browser: { name: 'Internet Explorer', version: '11.0' }, engine: 'Trident' });
    expect(findImplausible(agent, new Date())).toContain('too-old');
  });
});
