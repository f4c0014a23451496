import { sql } from 'drizzle-orm';
import { defaultLocale } from '@/lib/i18n/locales';
import { signUpClicks, type EventType } from '@/lib/contract/event-names';

/** Visits, and the attribution of sign-ups to them (docs/data.md, "Sign-ups"). */

/** The attribution window. */
const attributionWindow = sql`interval '30 days'`;

const isSignUp = sql`op_type = ${'click' satisfies EventType} and op_obj_value in ${signUpClicks}`;

/** Limits times to the time of arrival, in case the visitor's clock is ahead. */
const clampToArrival = (timestamp: string) => sql.raw(`least(${timestamp}, received_at)`);

const extractHost = (url: ReturnType<typeof sql>) => sql`substring(${url} from '^https?://([^/]+)')`;

const referrer = sql`record ->> 'referrer'`;

const visitKey = sql`coalesce(visit_id, 'landing ' || id)`;

/**
 * Returns the tables of a report as common table expressions:
 *
 * - `visits`: the activity of one tab until it was closed. Of several landings, the last one with a source counts;
 *   without one, the visit is direct. Visits without a landing are included from 30 days before `since`.
 * - `sign_ups`: visits with a click on the product's sign-up or a Google sign-in (assigned to the device's newest visit
 *   at that time), with the time of the first one and the credited visits: `last` is the visit itself if it is not
 *   direct, otherwise the device's last non-direct visit in the 30 days before, otherwise the visit itself; `first` is
 *   the device's first non-direct visit.
 */
export const visitTables = (since: Date, until: Date) => sql`
  landed as (
    select distinct on (${visitKey}) ${visitKey} as visit, device_id,
      nullif(coalesce(utm_source, source, ${extractHost(referrer)}, case when coalesce(ref, invite_code) is not null
        then 'referral' when coalesce(utm_medium, utm_campaign, utm_term, utm_content, nullif(record ->> 'bd_vid', ''),
        nullif(record ->> 'callback', '')) is not null then '(unnamed)' end), '') as source,
      utm_medium as medium, utm_campaign as campaign, utm_term as term, utm_content as content, ref, invite_code, locale,
      substring(page_url from '^https?://[^/]+(/[^?#]*)') as landing, is_bot, is_own,
      min(${clampToArrival('happened_at')}) over (partition by ${visitKey}) as began
    from landings where ${clampToArrival('happened_at')} < ${until.toISOString()}
    order by ${visitKey}, (coalesce(utm_source, source, utm_medium, utm_campaign, utm_term, utm_content, ref, invite_code,
      nullif(record ->> 'bd_vid', ''), nullif(record ->> 'callback', ''), ${extractHost(referrer)}) is null),
      happened_at desc, id desc
  ),
  seen as (
    select visit_id as visit, max(device_id) as device_id, min(${clampToArrival('user_timestamp')}) as began,
      count(*) as events, min(${clampToArrival('user_timestamp')}) filter (where ${isSignUp}) as went,
      (array_agg(path order by user_timestamp, id) filter (where path is not null))[1] as landing,
      (array_agg(locale order by user_timestamp, id) filter (where locale is not null))[1] as locale,
      bool_or(is_bot) as is_bot, bool_or(is_own) as is_own
    from events
    where visit_id is not null and ${clampToArrival('user_timestamp')} < ${until.toISOString()}
      and ${clampToArrival('user_timestamp')} >= ${since.toISOString()}::timestamptz - ${attributionWindow}
      and day >= (${since.toISOString()}::timestamptz - ${attributionWindow} - interval '1 day')::date
    group by visit_id
  ),
  visits as (
    select visit, coalesce(landed.device_id, seen.device_id) as device_id, least(landed.began, seen.began) as began,
      coalesce(landed.source, 'direct') as source, landed.source is null as is_direct, medium, campaign, term, content,
      ref, invite_code, coalesce(landed.locale, seen.locale, ${defaultLocale}) as locale,
      coalesce(landed.landing, seen.landing, '/') as landing, coalesce(events, 0) as events, went,
      coalesce(landed.is_bot, false) or coalesce(seen.is_bot, false) as is_bot,
      coalesce(landed.is_own, false) or coalesce(seen.is_own, false) as is_own
    from landed full join seen using (visit)
  ),
  signed as (
    select coalesce(visit, 'sign-in ' || id) as visit, coalesce(near.device_id, sign_ins.device_id) as device_id,
      received_at as at, is_bot, is_own
    from sign_ins left join lateral (
      select visit, device_id from visits
      where visits.device_id = sign_ins.device_id and began <= sign_ins.received_at order by began desc, visit desc limit 1
    ) near on true
    where received_at < ${until.toISOString()}
  ),
  sign_ups as (
    select gone.visit, gone.at, coalesce(last.visit, gone.visit) as last, coalesce(first.visit, gone.visit) as first
    from (
      select visit, max(device_id) as device_id, min(at) as at from (
        select visit, device_id, went as at, is_bot, is_own from visits where went is not null
        union all select visit, device_id, at, is_bot, is_own from signed
      ) every where not is_bot and not is_own group by visit
    ) gone
    left join lateral (
      select visit from visits
      where visits.device_id = gone.device_id and not is_direct and began <= gone.at and began >= gone.at - ${attributionWindow}
      order by visit = gone.visit desc, began desc, visit desc limit 1
    ) last on true
    left join lateral (
      select visit from visits where visits.device_id = gone.device_id and not is_direct and began <= gone.at
      order by began, visit limit 1
    ) first on true
    where gone.at >= ${since.toISOString()}
  )`;
