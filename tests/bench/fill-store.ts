import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/api/store/store';

/**
 * Fills a store with visits of a fixed seed: about four events each, a third with a landing of one of twenty campaigns,
 * one in fifty with a sign-up; each device visits about three times.
 */
export async function fillStore(
  db: Database,
  { events, since, until }: { events: number; since: Date; until: Date },
): Promise<void> {
  const visits = Math.ceil(events / 4);
  const length = (until.getTime() - since.getTime()) / 1000;
  const batch = 5000;
  for (let from = 0; from < visits; from += batch) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(from + batch, visits) - 1}::int)`;
    // Knuth's multiplicative hash gives each visit a time and a device.
    const began = sql`${since.toISOString()}::timestamptz + make_interval(secs => (n::bigint * 2654435761) % ${length}::bigint)`;
    const device = sql`'device-' || (n::bigint * 40503) % ${Math.ceil(visits / 3)}::bigint`;
    await db.execute(sql`
      insert into events (day, id, visit_id, op_type, op_res, op_obj_type, op_obj_value, user_timestamp, path, locale,
        common, device_id, received_at, user_agent, is_bot, is_own)
      select (at at time zone 'UTC')::date, 'event-' || n || '-' || i, 'visit-' || n,
        case when i = 2 then 'click' else 'view' end, 'success', 'page',
        case when i = 2 then case when n % 50 = 0 then 'register' else 'download com_win64' end else '/' end, at,
        '/' || n % 30, 'en', '{}', device, at + interval '10 seconds', 'Mozilla/5.0 Chrome/140.0', n % 97 = 0, n % 89 = 0
      from ${numbers} as n cross join generate_series(0, 3) as i
        cross join lateral (select ${began} + make_interval(mins => i) as at, ${device} as device) as derived`);
    await db.execute(sql`
      insert into landings (id, visit_id, happened_at, received_at, page_url, locale, utm_source, utm_campaign, country,
        record, referers, device_id, is_bot, is_own)
      select 'landing-' || n, 'visit-' || n, at, at + interval '1 second', 'https://www.facetry.example/' || n % 30, 'en',
        'source-' || n % 7, 'campaign-' || n % 20, (array['DE', 'PT', 'US'])[n % 3 + 1], '{}', '[]', ${device},
        n % 97 = 0, n % 89 = 0
      from ${numbers} as n cross join lateral (select ${began} as at) as derived where n % 3 = 0`);
  }
}
