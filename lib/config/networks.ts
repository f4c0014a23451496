import ipaddr from 'ipaddr.js';

/** Parses an IP address; IPv4-mapped IPv6 becomes IPv4. Returns null for anything else. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** Matches an IP address with a port or brackets, as some proxies write it: `203.0.113.5:1234`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+(?:\.\d+){3}):\d{1,5})$/;

/** Normalizes an IP address: `::ffff:192.0.2.1` and `192.0.2.1:443` → `192.0.2.1`; empty for anything else. */
export function normalizeIp(address: string): string {
  const [, ipv6, ipv4] = withPort.exec(address) ?? [];
  const withoutPort = ipv6 ?? ipv4 ?? address;
  return isIpAddress(withoutPort) ? parse(withoutPort)!.toString() : '';
}

/** Whether a text is a complete IP address; the parser also accepts `10.1` and `010.0.0.1`, which are misleading. */
export function isIpAddress(text: string): boolean {
  return ipaddr.IPv6.isValid(text) || (ipaddr.IPv4.isValid(text) && ipaddr.process(text).toString() === text);
}

/** Whether a text is an IP address or a network in CIDR notation: `203.0.113.7`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  return isIpAddress(text.replace(/\/\d+$/, '')) && (ipaddr.isValidCIDR(text) || ipaddr.isValid(text));
}

/** Whether an IP address is in one of the networks. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const ip = parse(address);
  if (!ip) return false;
  return networks.some((network) => {
    const [base, bits] = ipaddr.isValidCIDR(network)
      ? ipaddr.parseCIDR(network)
      : [ipaddr.process(network), ipaddr.process(network).kind() === 'ipv4' ? 32 : 128];
    return base.kind() === ip.kind() && ip.match(base, bits);
  });
}

/** Whether an IP address, maybe truncated, is this machine's own: `127.0.0.0`, `::`. */
export const isThisMachine = (address: string): boolean => isInNetworks(address, ['127.0.0.0/8', '::/48']);

/** Truncates an IP address so that it identifies no household: IPv4 to /24, IPv6 to /48; null for anything else. */
export function truncateIp(address: string): string | null {
  const ip = parse(address);
  if (!ip) return null;
  if (ip.kind() === 'ipv6') return toNetwork(ip, 48);
  return ipaddr.IPv4.networkAddressFromCIDR(`${ip.toString()}/24`).toString();
}

function toNetwork(ip: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/${bits}`).toString();
}

/**
 * Returns the networks that a rate limit counts: the IPv4 address; for IPv6 the /64 of a household, and the /48 that a
 * provider may assign to one customer, which contains 65,536 of the former.
 * @returns each with its share, as a multiple of the limit of a household
 */
export function limitedNetworks(address: string): { network: string; multiplier: number }[] {
  const ip = parse(address);
  if (!ip || ip.kind() === 'ipv4') return [{ network: ip?.toString() ?? 'unknown', multiplier: 1 }];
  return [
    { network: `${toNetwork(ip, 64)}/64`, multiplier: 1 },
    { network: `${toNetwork(ip, 48)}/48`, multiplier: 10 },
  ];
}
