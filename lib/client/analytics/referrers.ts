import { sanitizeText } from '@/lib/contract/sanitize-text';
import { refererCount, refererLength } from '@/lib/contract/source-record';

/** Referrers, stored as a list in the cookie `referer`. */

/** Referrer without its query, which may hold search terms; null for our own hosts and for invalid URLs. */
export function externalReferrer(referrer: string, ownHosts: readonly string[]): string | null {
  if (!URL.canParse(referrer)) return null;
  const { protocol, hostname, origin, pathname } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || ownHosts.includes(hostname)) return null;
  return sanitizeText(origin + pathname, refererLength);
}

/** Reads the cookie's list; invalid values count as empty. */
export function readReferrers(stored: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((item) => typeof item === 'string').slice(0, refererCount);
  } catch {
    return [];
  }
}

/** Puts a referrer first in the list, without duplicates. */
export function addReferrer(list: readonly string[], referrer: string): string[] {
  return [referrer, ...list.filter((item) => item !== referrer)].slice(0, refererCount);
}
