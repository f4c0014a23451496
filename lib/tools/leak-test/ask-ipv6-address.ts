import { parseAddress } from '@/lib/tools/leak-test/findings';

/** Longest wait for the server, in ms. */
const timeout = 8000;

/** Reads the address in a response: as plain text, or as the field `ip` of JSON. Empty if there is none. */
export function readIpv6Response(text: string): string {
  try {
    const { ip } = JSON.parse(text) as { ip?: unknown };
    return typeof ip === 'string' ? (parseAddress(ip) ?? '') : '';
  } catch {
    return parseAddress(text) ?? '';
  }
}

/** Asks a server that only IPv6 reaches for the client's address; empty if it cannot be reached. */
export async function askIpv6Address(url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? readIpv6Response((await response.text()).slice(0, 1000)) : '';
  } catch {
    return '';
  }
}
