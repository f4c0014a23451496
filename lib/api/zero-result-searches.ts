import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import type { LocaleCode } from '@/lib/i18n/locales';
import { FixedWindowCounter } from '@/lib/api/http/fixed-window-counter';
import { logError } from '@/lib/api/log-failure';
import { hasPrivacySignal } from '@/lib/api/http/may-track';
import { database } from '@/lib/api/store/current-store';
import { zeroResultSearches } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';
import { isbot } from 'isbot';

/** Counts searches without results per day, without any data about the visitor. */

const maxLength = 80;

/** Maximum number of different queries stored per day, so that floods do not fill the store. */
const maxPerDay = 500;

/** Rate limit for counting. */
const limiter = new FixedWindowCounter(1, 1);
const maxPerMinute = 60;

/** Possible personal data: email addresses, telephone and card numbers, URLs, passwords, tokens. */
const personalData = [
  /@/,
  /(?:\d[\s().+-]*){7}/,
  /:\/\/|www\./,
  /[A-Za-z0-9_+/=-]{24}/,
  /(?=\S*\d)(?=\S*[A-Za-z])\S{12}/,
];

/** Normalizes a query for counting; null for one that is not stored. */
export function normalizeZeroResultQuery(query: string): string | null {
  const normalized = withoutInvisibleCharacters(query.normalize('NFKC').toLowerCase())
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (normalized.length < 2 || normalized.length > maxLength || !/\p{L}/u.test(normalized)) return null;
  return personalData.some((pattern) => pattern.test(normalized)) ? null : normalized;
}

/** Counts a query of a day. A single statement, so that several servers on one store count correctly. */
export async function addZeroResultSearch(
  db: Database,
  { query, locale, day }: { query: string; locale: LocaleCode; day: string },
): Promise<void> {
  const id = createHash('sha256').update([day, locale, query].join('\0')).digest('base64url');
  await db.execute(sql`
    insert into ${zeroResultSearches} (id, day, locale, query, count, received_at)
    select ${id}, ${day}::date, ${locale}, ${query}, 1, now()
    where exists (select 1 from ${zeroResultSearches} where id = ${id})
      or (select count(*) from ${zeroResultSearches} where day = ${day}::date) < ${maxPerDay}
    on conflict (id) do update set count = ${zeroResultSearches}.count + 1`);
}

/**
 * Counts a search without results. A failure of the store is only logged.
 * @param search.headers the request's: bots and browsers with a privacy signal are not counted
 */
export async function recordZeroResultSearch(search: {
  query: string;
  locale: LocaleCode;
  headers: Pick<Headers, 'get'>;
}): Promise<void> {
  const query = normalizeZeroResultQuery(search.query);
  if (query === null || isbot(search.headers.get('user-agent')) || hasPrivacySignal(search)) return;
  if (limiter.hit('searches', maxPerMinute) !== null) return;
  try {
    const day = new Date().toISOString().slice(0, 10);
    await addZeroResultSearch(await database(), { query, locale: search.locale, day });
  } catch (error) {
    logError('A search without results cannot be counted', error);
  }
}
