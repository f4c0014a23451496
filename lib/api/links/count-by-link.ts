import { sql } from 'drizzle-orm';
import { queryRows } from '@/lib/api/store/query-rows';
import { shortLinkClicks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';
import { countVisits } from '@/lib/api/visits/count-visits';

export type LinkCounts = {
  clicks: number;
  /** Visits that began with the link. */
  visits: number;
  /** Sign-ups of the period that are attributed to them, whenever they began. */
  signUps: number;
  downloads: number;
};

/**
 * Counts clicks, visits and sign-ups of short links in a period. Visits are assigned by `utm_id`; one whose target has
 * a `utm_id` of its own has none. Clicks are those of whole quarter hours.
 * @param period `until` is exclusive
 * @returns the counts of every slug, zeros included
 */
export async function countByLink(
  db: Database,
  slugs: readonly string[],
  { since, until }: { since: Date; until: Date },
): Promise<Map<string, LinkCounts>> {
  const [starts, ends] = [since, until].map((time) => sql`${time.toISOString()}::timestamptz`) as [
    ReturnType<typeof sql>,
    ReturnType<typeof sql>,
  ];
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`;
  const counts = new Map(slugs.map((slug) => [slug, { clicks: 0, visits: 0, signUps: 0, downloads: 0 }]));
  const clicks = await queryRows<{ slug: string; clicks: number }>(
    db,
    sql`select slug, sum(clicks)::int as clicks from ${shortLinkClicks}
      where at >= ${starts} and at < ${ends} and slug in ${list} group by 1`,
  );
  const visits = await queryRows<Omit<LinkCounts, 'clicks'> & { slug: string }>(
    db,
    sql`select utm_id as slug, sum(visits)::int as visits, sum(sign_ups)::int as "signUps",
        sum(downloads)::int as downloads
      from (${countVisits({ starts, ends }, ['utm_id'], { groupTime: () => sql`0` })}) as counted
      where kind = 'visitor' and utm_id in ${list} group by 1`,
  );
  for (const { slug, ...row } of [...clicks, ...visits]) Object.assign(counts.get(slug)!, row);
  return counts;
}
