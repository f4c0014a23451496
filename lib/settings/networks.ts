import ipaddr from 'ipaddr.js';

/** An address as it is compared: IPv4 inside of IPv6 counts as IPv4; null when it is none. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** An address as people write it: `::ffff:192.0.2.1` → `192.0.2.1`; what is no address stays as it is. */
export function plainAddress(address: string): string {
  return parse(address)?.toString() ?? address;
}

/** True for an address in full; the parser takes `10.1` and `010.0.0.1` as well, which mean other addresses than they say. */
export function isAddress(text: string): boolean {
  return ipaddr.IPv6.isValid(text) || (ipaddr.IPv4.isValid(text) && ipaddr.process(text).toString() === text);
}

/** True for an address or a network in CIDR notation: `203.0.113.7`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  return isAddress(text.replace(/\/\d+$/, '')) && (ipaddr.isValidCIDR(text) || ipaddr.isValid(text));
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
export function truncated(address: string): string | null {
  const own = parse(address);
  if (!own) return null;
  return own.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(`${own.toString()}/24`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${own.toString()}/48`).toString();
}

/** Whom a limit counts: an IPv4 address, or the /64 that one household has in IPv6. */
export function household(address: string): string {
  const own = parse(address);
  if (!own) return 'unknown';
  return own.kind() === 'ipv4' ? own.toString() : ipaddr.IPv6.networkAddressFromCIDR(`${own.toString()}/64`).toString();
}
