import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { firstPartyHosts } from '@/lib/config/first-party-hosts';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import { notFoundPages } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** Counts addresses without a page per day, without any data about the visitor. */

const maxLength = 200;
/** Different addresses stored per day; all others are one number. */
const maxPerDay = 500;

/** Stands for a part that may identify a person or an order. */
export const removedPart = '*';

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Removes what may be personal from a segment: all of one with a mail-like part, and numbers of four digits or more. */
const cleanSegment = (segment: string) =>
  /@|＠|%40/i.test(segment) ? removedPart : segment.replaceAll(/\p{Nd}{4,}/gu, removedPart);

/**
 * Returns a path as it is stored: decoded, without query, invisible characters and what may be personal.
 * @returns null if it is no path
 */
export function cleanPath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  const decoded = withoutInvisibleCharacters(decode(path.split(/[?#]/, 1)[0]!));
  // An encoded question mark begins a query that a program has escaped.
  const segments = decoded.split('?', 1)[0]!.split('/').map(cleanSegment);
  return sanitizeText([...segments.join('/')].slice(0, maxLength).join(''), 2 * maxLength) || null;
}

/** Returns a referrer as it is stored: the host of another website, or the path of an own page; empty if there is none. */
export function cleanReferrer(referrer: string, hosts: readonly string[] = firstPartyHosts): string {
  // Longer and non-ASCII addresses, which browsers do not send, take the parser long.
  if (!/^[!-~]{1,2000}$/.test(referrer) || !URL.canParse(referrer)) return '';
  const { protocol, hostname, pathname } = new URL(referrer);
  if (!/^https?:$/.test(protocol)) return '';
  return hosts.includes(hostname) ? (cleanPath(pathname) ?? '') : hostname.slice(0, maxLength);
}

type Address = { path: string; referrer: string; day: string };

const idOf = ({ day, path, referrer }: Address) =>
  createHash('sha256').update([day, path, referrer].join('\0')).digest('base64url');

/**
 * Counts an address of a day; beyond the day's limit, in the row without a path. A single statement, so that several
 * servers on one store count correctly.
 */
export async function addNotFoundPage(db: Database, address: Address): Promise<void> {
  const { path, referrer, day } = address;
  const [id, restId] = [idOf(address), idOf({ day, path: '', referrer: '' })];
  await db.execute(sql`
    with place as (
      select exists (select 1 from ${notFoundPages} where id = ${id})
        or (select count(*) from ${notFoundPages} where day = ${day}::date and path <> '') < ${maxPerDay} as is_free
    )
    insert into ${notFoundPages} (id, day, path, referrer, count)
    select case when is_free then ${id} else ${restId} end, ${day}::date,
      case when is_free then ${path} else '' end, case when is_free then ${referrer} else '' end, 1
    from place
    on conflict (id) do update set count = ${notFoundPages}.count + 1`);
}
