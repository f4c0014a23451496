import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { maxPathLength } from '@/lib/request-routing/normalize-path';

/** The rejection of an invalid request: status and plain-text body. */
export type InvalidRequest = { status: 400 | 405 | 408 | 412 | 413 | 417 | 431 | 501; message: string };

/** Maximum header fields of a request. Node.js would drop those beyond its own limit, which may be the proxy's. */
export const maxHeaderFields = 2000;

/** Next.js can represent no other request. */
const supportedMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A host name or IP address with an optional port, which may be empty (RFC 3986 §3.2.2). */
const hostPattern = /^(?:([a-z0-9._-]{1,253})|\[([0-9a-f:.]{2,45})\])(?::(\d{0,5}))?$/i;

/** A label of a host name (RFC 1123 §2.1). Names of containers may contain underscores. */
const labelPattern = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;

function isValidName(name: string): boolean {
  const labels = name.replace(/\.$/, '').split('.');
  if (labels.length === 4 && labels.every((label) => /^\d+$/.test(label))) return isIPv4(labels.join('.'));
  return labels.every((label) => labelPattern.test(label));
}

/** Whether a Host header is valid. HTTP/1.0 clients may omit it. */
export function isValidHost(host: string): boolean {
  const [match, name = '', ipv6, port = ''] = hostPattern.exec(host) ?? [];
  if (match === undefined || Number(port) > 65_535) return false;
  return ipv6 === undefined ? isValidName(name) : isIPv6(ipv6);
}

/**
 * Whether a request target is valid for an origin server: a path, or an absolute http(s) URL (RFC 9112 §3.2) without
 * user information (RFC 9110 §4.2.4).
 */
export function isValidTarget(target: string): boolean {
  if (target.startsWith('/')) return true;
  const authority = /^https?:\/\/([^/?#]+)/i.exec(target)?.[1];
  return authority !== undefined && isValidHost(authority) && URL.canParse(target);
}

function hostFields(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]!.toLowerCase() === 'host');
}

/**
 * Rejects requests that no valid client sends, whatever the URL (RFC 9110, RFC 9112).
 * @returns null for a valid request
 */
export function validateRequest({
  method,
  url,
  headers,
  rawHeaders,
  httpVersion,
}: IncomingMessage): InvalidRequest | null {
  if (rawHeaders.length / 2 > maxHeaderFields) return { status: 431, message: 'Too many header fields.' };
  const hosts = hostFields(rawHeaders);
  if (hosts.length > 1) return { status: 400, message: 'More than one Host header.' };
  if (hosts.length === 1 && !isValidHost(hosts[0]!)) return { status: 400, message: 'The Host header is not valid.' };
  // Node.js decodes only the chunked coding, so the still-encoded body would be taken for the content (RFC 9112 §6.1).
  if (!/^chunked$/i.test(headers['transfer-encoding'] ?? 'chunked')) {
    return { status: 501, message: 'This transfer coding is not supported.' };
  }
  // HTTP/1.0 has no expectations (RFC 9110 §10.1.1).
  if (httpVersion !== '1.0' && !/\b100-continue\b/i.test(headers.expect ?? '100-continue')) {
    return { status: 417, message: 'The expectation is not supported.' };
  }
  if (!supportedMethods.has(method ?? '')) return { status: 405, message: 'This method is not supported.' };
  const target = url ?? '';
  if (!isValidTarget(target)) return { status: 400, message: 'The request target is not a path of this site.' };
  // For pages, the routing decision responds with this error in the visitor's language.
  const isTooLong = target.split('?', 1)[0]!.length > maxPathLength;
  if (isTooLong && target.startsWith('/api/')) return { status: 400, message: 'The path is too long.' };
  return null;
}
