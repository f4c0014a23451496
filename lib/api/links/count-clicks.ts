import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { isInNetworks } from '@/lib/config/networks';
import { site } from '@/lib/config/site';
import { clientIp } from '@/lib/api/http/client-info';
import { logError } from '@/lib/api/log-failure';
import { shortLinkClicks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';
import type { ShortLinkClick } from '@/lib/request-routing/short-link-table';

/** Counts clicks on short links by quarter hour, without any data about the visitor. */

const quarterHour = 15 * 60 * 1000;

/** Maximum number of counts that wait for the store; beyond it, only these are increased. */
const maxPending = 100_000;

/** Headers of requests that browsers and apps send before anybody clicks, or for a preview. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a click was made by a visitor: a GET, no prefetch, no known bot, none of the operator's own addresses. */
export function isCountedClick({ method, headers }: ShortLinkClick): boolean {
  if (method !== 'GET' || isbot(headers.get('user-agent'))) return false;
  if (purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))) return false;
  return !isInNetworks(clientIp(headers, site.trustedProxies), site.internalNetworks);
}

type Pending = Map<string, { slug: string; at: number; clicks: number }>;

/** Adds counts in one statement, in the order of the key, so that servers that add at the same time do not deadlock. */
async function addClicks(db: Database, pending: Pending): Promise<void> {
  const rows = [...pending.values()].map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  await db.execute(sql`
    insert into ${shortLinkClicks} (slug, at, clicks)
    select slug, at, clicks from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted (slug text, at timestamptz, clicks integer) order by slug, at
    on conflict (slug, at) do update set clicks = ${shortLinkClicks}.clicks + excluded.clicks`);
}

/**
 * Collects clicks in memory until they are written. What the store did not take is written with the next clicks; if it
 * took them but the connection broke before it said so, they count twice.
 */
export function createClickCounter(database: () => Promise<Database>) {
  let pending: Pending = new Map();
  let hasFailed = false;
  let running = Promise.resolve();

  function add(slug: string, at: number, clicks: number): void {
    const key = `${slug} ${at}`;
    const count = pending.get(key);
    if (count) count.clicks += clicks;
    else if (pending.size < maxPending) pending.set(key, { slug, at, clicks });
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return;
    const written = pending;
    pending = new Map();
    try {
      await addClicks(await database(), written);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) logError('Clicks on short links cannot be stored; they are kept in memory', error);
      hasFailed = true;
      for (const { slug, at, clicks } of written.values()) add(slug, at, clicks);
    }
  }

  return {
    count(click: ShortLinkClick, now = Date.now()): void {
      if (isCountedClick(click)) add(click.slug, now - (now % quarterHour), 1);
    },
    /** Writes the collected clicks, after those being written. A failure is logged once, until the store works again. */
    flush: (): Promise<void> => (running = running.then(write)),
  };
}
