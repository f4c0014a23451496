import { sql, type SQL } from 'drizzle-orm';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Grouping } from '@/lib/api/report/options';
import { visitTables } from '@/lib/api/report/visits';
import type { Database } from '@/lib/api/store/store';

export type CampaignCounts = {
  visits: number;
  /** Number of distinct sources of the visits. */
  sources: number;
  events: number;
  /** Sign-ups that belong to visits of the group (docs/data.md, "Sign-ups"). */
  signUps: number;
  /** Sign-ups of devices whose first non-direct visit belongs to the group. */
  firstTouchSignUps: number;
};

export type CampaignRow = CampaignCounts & { name: string };

export type CampaignReport = {
  rows: CampaignRow[];
  /** All groups together: a source in several of them counts once. */
  total: CampaignCounts;
  /** Excluded visits. */
  excluded: { bots: number; own: number };
};

/** The period of the visits' beginnings and of the sign-ups; `until` is exclusive. */
export type DateRange = { since: Date; until: Date };

const orNone = (column: string) => sql.raw(`coalesce(${column}, '(none)')`);
/** Group names; a sign-in without analytics data counts as a visit with unknown properties. */
const groupColumns: Record<Exclude<Grouping, 'day'>, SQL> = {
  source: sql`coalesce(source, 'direct')`,
  medium: orNone('medium'),
  campaign: orNone('campaign'),
  term: orNone('term'),
  content: orNone('content'),
  ref: orNone('ref'),
  invite_code: orNone('invite_code'),
  locale: sql`coalesce(locale, ${defaultLocale})`,
  landing: sql`coalesce(landing, '/')`,
};

/** Returns the group of a visit or a sign-up; days are in UTC. */
const groupName = (by: Grouping, timestamp: string) =>
  by === 'day' ? sql.raw(`to_char(${timestamp} at time zone 'UTC', 'YYYY-MM-DD')`) : groupColumns[by];

type RawRow = Record<string, unknown>;

/** PGlite and node-postgres wrap rows differently. */
const getRows = (result: unknown): RawRow[] => (result as { rows: RawRow[] }).rows;

/**
 * Counts visits, sources, events and sign-ups by group, the largest first, days in chronological order. Excludes bots
 * and the operator's own IP addresses. Activity in the product's app is not included.
 */
export async function campaignReport(db: Database, { since, until }: DateRange, by: Grouping): Promise<CampaignReport> {
  const counted = getRows(
    await db.execute(sql`
    with ${visitTables(since, until)},
    counted as (
      select ${groupName(by, 'began')} as name, source, 1 as visits, events, 0 as sign_ups, 0 as first_touches
      from visits where not is_bot and not is_own and began >= ${since.toISOString()}
      union all
      select ${groupName(by, 'at')}, null, 0, 0, 1, 0 from sign_ups left join visits on visits.visit = last
      union all
      select ${groupName(by, 'at')}, null, 0, 0, 0, 1 from sign_ups left join visits on visits.visit = first
    )
    select name, grouping(name) = 1 as "isTotal", coalesce(sum(visits), 0)::int as visits,
      count(distinct source)::int as sources, coalesce(sum(events), 0)::int as events,
      coalesce(sum(sign_ups), 0)::int as "signUps", coalesce(sum(first_touches), 0)::int as "firstTouchSignUps"
    from counted group by grouping sets ((name), ())
    order by ${by === 'day' ? sql`name` : sql`3 desc, 6 desc, name`}`),
  ) as (CampaignRow & { isTotal: boolean })[];
  const excluded = await db.execute(sql`
    with ${visitTables(since, until)}
    select (count(*) filter (where is_bot))::int as bots,
      (count(*) filter (where is_own and not is_bot))::int as own from visits where began >= ${since.toISOString()}`);
  const { isTotal: _, name: __, ...total } = counted.find(({ isTotal }) => isTotal)!;
  return {
    rows: counted.filter(({ isTotal }) => !isTotal).map(({ isTotal: _isTotal, ...row }) => row),
    total,
    excluded: getRows(excluded)[0] as CampaignReport['excluded'],
  };
}
