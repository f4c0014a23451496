import { sql } from 'drizzle-orm';
import { defaultLocale } from '@/lib/i18n/locales';
import { signUpClicks, type EventType, type ObjectType } from '@/lib/protocol/event-names';
import type { Grouping } from '@/lib/server/report/options';
import type { Database } from '@/lib/server/store/store';

export type CampaignRow = {
  name: string;
  visits: number;
  /** How many sources the visits came from. */
  sources: number;
  events: number;
  /** Visits that went on to the product's sign-up, or signed in with Google. */
  signUps: number;
};

export type CampaignReport = { rows: CampaignRow[]; left: { bots: number; own: number } };

const isPageView = sql`op_type = ${'view' satisfies EventType} and op_obj_type = ${'page' satisfies ObjectType<'view'>}`;
const isSignUp = sql`op_type = ${'click' satisfies EventType} and op_obj_value in ${signUpClicks}`;

/**
 * Visits since a moment: landings that said where they came from, and all other visits that read a page. A visit with
 * several landings counts as its last one. What visitors do in the product's app is not seen here.
 */
const visits = (since: Date) => sql`
  landed as (
    select distinct on (coalesce(visit_id, 'landing ' || id)) coalesce(visit_id, 'landing ' || id) as visit,
      coalesce(utm_source, source, substring(referers ->> 0 from '^https?://([^/]+)'), 'direct') as source,
      coalesce(utm_campaign, '(none)') as campaign,
      coalesce(substring(page_url from '^https?://[^/]+(/[^?#]*)'), '/') as landing,
      coalesce(locale, ${defaultLocale}) as locale, device_id, is_bot, is_own
    from landings where received_at >= ${since.toISOString()}
    order by coalesce(visit_id, 'landing ' || id), id desc
  ),
  direct as (
    select distinct on (visit_id) visit_id as visit, 'direct' as source, '(none)' as campaign,
      coalesce(path, '/') as landing, coalesce(locale, ${defaultLocale}) as locale, device_id, is_bot, is_own
    from events
    where received_at >= ${since.toISOString()} and ${isPageView} and visit_id is not null
      and not exists (select 1 from landed where landed.visit = events.visit_id)
    order by visit_id, user_timestamp
  ),
  visits as (select * from landed union all select * from direct)`;

const columns: Record<Grouping, ReturnType<typeof sql>> = {
  source: sql`source`,
  campaign: sql`campaign`,
  landing: sql`landing`,
  locale: sql`locale`,
};

type Raw = Record<string, unknown>;

/** PGlite and node-postgres wrap rows differently. */
const rowsOf = (result: unknown): Raw[] => (result as { rows: Raw[] }).rows;

/** Visits, their sources, events and sign-ups by group, the largest group first; bots and own addresses are left out. */
export async function campaignReport(db: Database, since: Date, by: Grouping): Promise<CampaignReport> {
  const grouped = await db.execute(sql`
    with ${visits(since)},
    happened as (
      select visit_id, count(*) as events, bool_or(${isSignUp}) as went
      from events where received_at >= ${since.toISOString()} group by visit_id
    ),
    signed as (select distinct device_id from sign_ins where received_at >= ${since.toISOString()})
    select ${columns[by]} as name, count(*)::int as visits, count(distinct source)::int as sources,
      coalesce(sum(happened.events), 0)::int as events,
      (count(*) filter (where happened.went or signed.device_id is not null))::int as "signUps"
    from visits
    left join happened on happened.visit_id = visits.visit
    left join signed on signed.device_id = visits.device_id
    where not is_bot and not is_own
    group by 1 order by 2 desc, 1`);
  const left = await db.execute(sql`
    with ${visits(since)}
    select (count(*) filter (where is_bot))::int as bots,
      (count(*) filter (where is_own and not is_bot))::int as own from visits`);
  return {
    rows: rowsOf(grouped) as CampaignRow[],
    left: rowsOf(left)[0] as CampaignReport['left'],
  };
}
