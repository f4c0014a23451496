import ipaddr from 'ipaddr.js';
import type { Candidate } from '@/lib/tools/webrtc-candidates';

/**
 * What the leak test found, and what each result means. It knows only what was asked: nothing of DNS, and of the public
 * address under WebRTC only with a STUN server.
 */

export type LeakTestInput = {
  /** Null if the browser has no WebRTC. */
  candidates: readonly Candidate[] | null;
  /** Whether a STUN server was asked. */
  isStunRequested: boolean;
  /** The address that our server sees, with its location as far as it is known; null before the click. */
  address: { ip: string; timeZone: string; country: string } | null;
  /** The address that the IPv6 server sees; empty if it could not be reached, null before the click. */
  ipv6: string | null;
  /** The address that the visitor expects, such as the proxy's; empty if none was entered. */
  expected: string;
  timeZone: string;
  /** Offsets in minutes east of UTC; null if unknown. */
  offset: number | null;
  addressOffset: number | null;
  languages: readonly string[];
};

/** Whether a result is as expected, calls for a look, or only informs. Nothing found is no proof. */
export type Level = 'info' | 'fine' | 'attention';

export type FindingId = keyof typeof levels;
export type Finding = { id: FindingId; values: Readonly<Record<'value' | 'other', string>> };

export const levels = {
  webrtcOff: 'info',
  webrtcNone: 'info',
  webrtcHidden: 'info',
  webrtcLocal: 'attention',
  webrtcSame: 'fine',
  webrtcOther: 'attention',
  webrtcUnknown: 'attention',
  stunSilent: 'info',
  addressIpv4: 'info',
  addressIpv6: 'info',
  expectedSame: 'fine',
  expectedOther: 'attention',
  expectedInvalid: 'info',
  ipv6None: 'info',
  ipv6Same: 'fine',
  ipv6Other: 'attention',
  zoneSame: 'fine',
  zoneOther: 'attention',
  zoneUnknown: 'info',
  languages: 'info',
} as const satisfies Record<string, Level>;

/** Normalizes an IP address; null for anything else. */
export function parseAddress(text: string): string | null {
  const address = text.trim().replace(/^\[(.*)\]$/, '$1');
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return null;
  return ipaddr.process(address).toString();
}

const isIpv6 = (address: string) => address.includes(':');

/** Whether an address is one that the whole network can reach. */
const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

const finding = (id: FindingId, value = '', other = ''): Finding => ({ id, values: { value, other } });

function webrtcFindings({ candidates, isStunRequested, address, ipv6, expected }: LeakTestInput): Finding[] {
  if (candidates === null) return [finding('webrtcOff')];
  const shown = [...new Set(candidates.flatMap((candidate) => parseAddress(candidate.address) ?? []))];
  const known = new Set([address?.ip, ipv6, expected].flatMap((text) => parseAddress(text ?? '') ?? []));
  const publicAddresses = shown.filter(isPublic);
  const results = [
    ...shown.filter((text) => !isPublic(text)).map((text) => finding('webrtcLocal', text)),
    ...publicAddresses.map((text) => {
      if (known.has(text)) return finding('webrtcSame', text);
      const main = [...known].find((other) => isIpv6(other) === isIpv6(text));
      return main ? finding('webrtcOther', text, main) : finding('webrtcUnknown', text);
    }),
  ];
  if (candidates.length === 0) results.push(finding('webrtcNone'));
  else if (candidates.some((candidate) => candidate.address.endsWith('.local'))) results.push(finding('webrtcHidden'));
  if (isStunRequested && publicAddresses.length === 0) results.push(finding('stunSilent'));
  return results;
}

function addressFindings({ address, expected }: LeakTestInput): Finding[] {
  const ip = parseAddress(address?.ip ?? '');
  if (ip === null) return [];
  const wanted = parseAddress(expected);
  const family = finding(isIpv6(ip) ? 'addressIpv6' : 'addressIpv4', ip);
  if (expected.trim() === '') return [family];
  if (wanted === null) return [family, finding('expectedInvalid', expected.trim())];
  return [family, wanted === ip ? finding('expectedSame', ip) : finding('expectedOther', ip, wanted)];
}

function ipv6Findings({ ipv6, address, expected }: LeakTestInput): Finding[] {
  if (ipv6 === null) return [];
  const found = parseAddress(ipv6);
  if (found === null) return [finding('ipv6None')];
  const known = [address?.ip ?? '', expected].map(parseAddress);
  return [finding(known.includes(found) ? 'ipv6Same' : 'ipv6Other', found)];
}

function placeFindings({ address, timeZone, offset, addressOffset, languages }: LeakTestInput): Finding[] {
  if (!address) return [];
  const isZoneKnown = address.timeZone !== '' && addressOffset !== null && offset !== null;
  const zone = isZoneKnown
    ? finding(offset === addressOffset ? 'zoneSame' : 'zoneOther', timeZone, address.timeZone)
    : finding('zoneUnknown', timeZone);
  return [zone, finding('languages', languages.join(', '), address.country || '—')];
}

/** Finds what each result means, by part of the page. */
export const findLeaks = (input: LeakTestInput): Readonly<Record<'webrtc' | 'address' | 'place', Finding[]>> => ({
  webrtc: webrtcFindings(input),
  address: [...addressFindings(input), ...ipv6Findings(input)],
  place: placeFindings(input),
});

/** What the page cannot see; DNS always comes first. */
export type Blind = 'dns' | 'stun' | 'ipv6';

/** @param servers the settings STUN_URL and IPV6_CHECK_URL, empty if not set */
export const findBlindSpots = (servers: { stunUrl: string; ipv6CheckUrl: string }): Blind[] => [
  'dns',
  ...(servers.stunUrl ? [] : (['stun'] as const)),
  ...(servers.ipv6CheckUrl ? [] : (['ipv6'] as const)),
];
