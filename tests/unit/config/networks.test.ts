import { expect, it } from 'vitest';
import {
  isNetwork,
  isInNetworks,
  isThisMachine,
  limitedNetworks,
  normalizeIp,
  truncateIp,
} from '@/lib/config/networks';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['nonsense', null],
  ['', null],
])('the IP address %s is stored as %s', (address, stored) => {
  expect(truncateIp(address)).toBe(stored);
});

it.each([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.7', ['203.0.113.7'], true],
  ['203.0.114.7', ['203.0.113.0/24', '2001:db8::/32'], false],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['nonsense', ['0.0.0.0/0'], false],
])('the IP address %s is within %s: %s', (address, networks, within) => {
  expect(isInNetworks(address, networks)).toBe(within);
});

it.each([
  ['127.0.0.0', true],
  ['0000:0000:0000:0000:0000:0000:0000:0000', true],
  ['::1', true],
  ['2001:db8:1::', false],
  ['203.0.113.0', false],
  ['', false],
])('the IP address %s is this machine’s own: %s', (address, isOwn) => {
  expect(isThisMachine(address)).toBe(isOwn);
});

it.each(['203.0.113.7', '10.0.0.0/8', '0.0.0.0/0', '::1', '2001:db8::/32', '::ffff:192.0.2.1'])(
  '“%s” is a valid IP address or network',
  (text) => expect(isNetwork(text)).toBe(true),
);

it.each([
  '',
  '10',
  '10.1',
  '10.1/16',
  '010.0.0.1',
  '0x7f.0.0.1',
  '10.0.0.0/33',
  '::1/129',
  '10.0.0.0/8/8',
  '1.2.3.256',
])('“%s” is not a valid IP address, though some parsers accept it', (text) => expect(isNetwork(text)).toBe(false));

it.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['203.0.113.5:1234', '203.0.113.5'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:DB8:0::1', '2001:db8::1'],
  ['010.0.0.1', ''],
  ['10.1', ''],
  ['unknown', ''],
  ['<script>', ''],
  ['', ''],
])('the IP address “%s” is normalized to %s', (text, address) => expect(normalizeIp(text)).toBe(address));

it("IP addresses are grouped by /64 network, and by /48 for a provider's customer", () => {
  expect(limitedNetworks('2001:db8:1:2:3:4:5:6')).toEqual([
    { network: '2001:db8:1:2::/64', multiplier: 1 },
    { network: '2001:db8:1::/48', multiplier: 10 },
  ]);
  expect(limitedNetworks('203.0.113.7')).toEqual([{ network: '203.0.113.7', multiplier: 1 }]);
  expect(limitedNetworks('x')).toEqual([{ network: 'unknown', multiplier: 1 }]);
});
