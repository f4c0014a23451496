import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '@/lib/i18n/locales';
import { FixedWindowCounter } from '@/lib/api/http/fixed-window-counter';
import { logError } from '@/lib/api/log-failure';
import { hasPrivacySignal } from '@/lib/api/privacy-signal';
import { database } from '@/lib/api/store/current-store';
import { missedSearches } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { isbot } from 'isbot';

/** What was searched for and not found: how often on a day, and nothing of who it was. */

const longest = 80;

/** So many different queries of a day are kept; what is sent to fill the store is not. */
const mostADay = 500;

/** So many are counted in a minute. */
const sample = new FixedWindowCounter(1, 1);
const mostAMinute = 60;

/** What may be somebody's: mail addresses, telephone and card numbers, addresses of the network, passwords, tokens. */
const personal = [/@/, /(?:\d[\s().+-]*){7}/, /:\/\/|www\./, /[A-Za-z0-9_+/=-]{24}/, /(?=\S*\d)(?=\S*[A-Za-z])\S{12}/];

/** A query as it is counted; null for one that is not kept. */
export function normalizeZeroResultQuery(query: string): string | null {
  const plain = query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (plain.length < 2 || plain.length > longest || !/\p{L}/u.test(plain)) return null;
  return personal.some((pattern) => pattern.test(plain)) ? null : plain;
}

/** Counts a query of a day, in one statement, so that servers on one store count together. */
export async function addZeroResultSearch(
  db: Database,
  { query, locale, day }: { query: string; locale: LocaleCode; day: string },
): Promise<void> {
  const id = createHash('sha256').update([day, locale, query].join('\0')).digest('base64url');
  await db.execute(sql`
    insert into ${missedSearches} (id, day, locale, query, count, received_at)
    select ${id}, ${day}::date, ${locale}, ${query}, 1, now()
    where exists (select 1 from ${missedSearches} where id = ${id})
      or (select count(*) from ${missedSearches} where day = ${day}::date) < ${mostADay}
    on conflict (id) do update set count = ${missedSearches}.count + 1`);
}

/**
 * Counts what somebody searched for and did not find. A store that fails is told of in the log; nobody waits for it.
 * @param search.headers of the request: crawlers are not counted, nor are those who ask not to be
 */
export async function recordZeroResultSearch(search: {
  query: string;
  locale: LocaleCode;
  headers: Pick<Headers, 'get'>;
}): Promise<void> {
  const query = normalizeZeroResultQuery(search.query);
  if (query === null || isbot(search.headers.get('user-agent')) || hasPrivacySignal(search)) return;
  if (sample.add('searches', mostAMinute) !== null) return;
  try {
    const day = new Date().toISOString().slice(0, 10);
    await addZeroResultSearch(await database(), { query, locale: search.locale, day });
  } catch (error) {
    logError('A search that found nothing cannot be counted', error);
  }
}
