import ipaddr from 'ipaddr.js';

/** An address as it is compared: IPv4 inside of IPv6 counts as IPv4; null when it is none. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** `203.0.113.5:1234` and `[2001:db8::1]:443`, as some proxies write addresses, without what stands around them. */
const withPort = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+(?:\.\d+){3}):\d{1,5})$/;

/** An address as people write it: `::ffff:192.0.2.1` and `192.0.2.1:443` → `192.0.2.1`; empty for what is none. */
export function normalizeIp(address: string): string {
  const [, six, four] = withPort.exec(address) ?? [];
  const bare = six ?? four ?? address;
  return isIpAddress(bare) ? parse(bare)!.toString() : '';
}

/** True for an address in full; the parser takes `10.1` and `010.0.0.1` as well, which mean other addresses than they say. */
export function isIpAddress(text: string): boolean {
  return ipaddr.IPv6.isValid(text) || (ipaddr.IPv4.isValid(text) && ipaddr.process(text).toString() === text);
}

/** True for an address or a network in CIDR notation: `203.0.113.7`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  return isIpAddress(text.replace(/\/\d+$/, '')) && (ipaddr.isValidCIDR(text) || ipaddr.isValid(text));
}

/** True when the address lies in one of the networks. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const own = parse(address);
  if (!own) return false;
  return networks.some((network) => {
    const [base, bits] = ipaddr.isValidCIDR(network)
      ? ipaddr.parseCIDR(network)
      : [ipaddr.process(network), ipaddr.process(network).kind() === 'ipv4' ? 32 : 128];
    return base.kind() === own.kind() && own.match(base, bits);
  });
}

/** Shortened so that it names no household any more: IPv4 to /24, IPv6 to /48; null for what is no address. */
export function truncateIp(address: string): string | null {
  const own = parse(address);
  if (!own) return null;
  if (own.kind() === 'ipv6') return networkOf(own, 48);
  return ipaddr.IPv4.networkAddressFromCIDR(`${own.toString()}/24`).toString();
}

function networkOf(own: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${own.toString()}/${bits}`).toString();
}

/**
 * Whom a limit counts: an IPv4 address; in IPv6 the /64 that a household has, and the /48 that a customer of a provider may
 * have, with sixty-five thousand of the former.
 * @returns each with its share, as a multiple of what one household may
 */
export function limitedNetworks(address: string): { network: string; share: number }[] {
  const own = parse(address);
  if (!own || own.kind() === 'ipv4') return [{ network: own?.toString() ?? 'unknown', share: 1 }];
  return [
    { network: `${networkOf(own, 64)}/64`, share: 1 },
    { network: `${networkOf(own, 48)}/48`, share: 10 },
  ];
}
