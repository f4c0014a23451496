import { describe, expect, it } from 'vitest';
import { readIpv6Response } from '@/lib/tools/leak-test/ask-ipv6-address';
import { findBlindSpots, findLeaks, parseAddress, type LeakTestInput } from '@/lib/tools/leak-test/findings';
import { parseCandidate, type Candidate } from '@/lib/tools/webrtc-candidates';
import { zoneOffset } from '@/lib/tools/zone-offset';

const host = (address: string): Candidate => ({ type: 'host', protocol: 'udp', address });
const reflexive = (address: string): Candidate => ({ type: 'srflx', protocol: 'udp', address });
const exitIp = '93.184.216.34';
const homeIp = '84.17.40.2';
const homeIpv6 = '2a02:2e02::17';

const quiet: LeakTestInput = {
  candidates: [host('1b2c.local')],
  isStunRequested: false,
  address: { ip: exitIp, timeZone: 'Europe/Madrid', country: 'Spain' },
  ipv6: null,
  expected: '',
  timeZone: 'Europe/Madrid',
  offset: 60,
  addressOffset: 60,
  languages: ['es-ES'],
};
const idsOf = (input: Partial<LeakTestInput>) =>
  Object.values(findLeaks({ ...quiet, ...input }))
    .flat()
    .map(({ id }) => id);

describe('results of the leak test', () => {
  it('a hidden local address, the expected family, and a fitting time zone call for nothing', () => {
    expect(idsOf({})).toEqual(['webrtcHidden', 'addressIpv4', 'zoneSame', 'languages']);
  });

  it.each([
    ['WebRTC is off', { candidates: null }, 'webrtcOff'],
    ['WebRTC shows nothing', { candidates: [] }, 'webrtcNone'],
    ['a local address is shown', { candidates: [host('192.168.1.7')] }, 'webrtcLocal'],
    ['a local IPv6 address is shown', { candidates: [host('fd00::7')] }, 'webrtcLocal'],
    [
      'the public address is that of the page',
      { candidates: [reflexive(exitIp)], isStunRequested: true },
      'webrtcSame',
    ],
    ['the public address is another', { candidates: [reflexive(homeIp)], isStunRequested: true }, 'webrtcOther'],
    [
      'nothing is known to compare with',
      { candidates: [reflexive(homeIp)], isStunRequested: true, address: null },
      'webrtcUnknown',
    ],
    ['the STUN server is silent', { isStunRequested: true }, 'stunSilent'],
    ['the site is reached over IPv6', { address: { ...quiet.address!, ip: homeIpv6 } }, 'addressIpv6'],
    ['the address is the expected one', { expected: ` ${exitIp} ` }, 'expectedSame'],
    ['the address is not the expected one', { expected: homeIp }, 'expectedOther'],
    ['what is expected is no address', { expected: 'proxy.example' }, 'expectedInvalid'],
    ['there is no way over IPv6', { ipv6: '' }, 'ipv6None'],
    ['IPv6 shows another address', { ipv6: homeIpv6 }, 'ipv6Other'],
    ['IPv6 shows the expected address', { ipv6: homeIpv6, expected: '2A02:2E02:0:0::17' }, 'ipv6Same'],
    ['the time zone is another', { offset: -300 }, 'zoneOther'],
    ['the location is unknown', { address: { ...quiet.address!, timeZone: '' }, addressOffset: null }, 'zoneUnknown'],
  ] as const)('%s', (_, input, id) => {
    expect(idsOf(input)).toContain(id);
  });

  it('before any click there is nothing to say about the address and its place', () => {
    const { address, place } = findLeaks({ ...quiet, address: null });
    expect([...address, ...place]).toEqual([]);
  });

  it('an address that several candidates share is shown once', () => {
    expect(idsOf({ candidates: [host('10.0.0.2'), reflexive('10.0.0.2')], address: null })).toEqual(['webrtcLocal']);
  });
});

it('without servers the test says that it cannot see DNS, public addresses under WebRTC, and IPv6', () => {
  expect(findBlindSpots({ stunUrl: '', ipv6CheckUrl: '' })).toEqual(['dns', 'stun', 'ipv6']);
  expect(findBlindSpots({ stunUrl: 'stun:a.example', ipv6CheckUrl: 'https://b.example' })).toEqual(['dns']);
});

it.each([
  ['candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host generation 0', host('192.0.2.1')],
  ['candidate:842163049 1 UDP 1677729535 2a02:2e02::17 46154 typ srflx raddr :: rport 0', reflexive(homeIpv6)],
  ['candidate:0 1 udp 2113937151 a1b2-c3.local 51000 typ host', host('a1b2-c3.local')],
  ['', null],
  ['candidate:1 1 udp', null],
])('the candidate “%s” is read', (line, candidate) => {
  expect(parseCandidate(line)).toEqual(candidate);
});

it.each([
  ['93.184.216.34\n', exitIp],
  ['{"ip":"2A02:2E02::0017"}', homeIpv6],
  ['{"ip":7}', ''],
  ['<html>', ''],
  ['', ''],
])('the response %j of the IPv6 server is read', (text, address) => {
  expect(readIpv6Response(text)).toBe(address);
});

it.each([
  ['::ffff:93.184.216.34', exitIp],
  ['[2a02:2e02::17]', homeIpv6],
  ['10.1', null],
  ['010.0.0.1', null],
  ['1.2.3.4:80', null],
])('%s as an address', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

it.each([
  ['UTC', 0],
  ['Europe/London', 0],
  ['Asia/Kathmandu', 345],
  ['America/St_Johns', -210],
  ['America/New_York', -300],
  ['Nowhere/Land', null],
  ['', null],
])('the offset of %s in winter is %s minutes', (zone, offset) => {
  expect(zoneOffset(zone, new Date('2026-12-01T12:00:00Z'))).toBe(offset);
});
