import { inArray, sql, type SQL } from 'drizzle-orm';
import { errorCodes, signUpClicks, type EventType, type ObjectType } from '@/lib/contract/event-names';
import type { DeviceVisit } from '@/lib/api/visits/attribute-sign-ups';
import type { EventSummary, LandingRow } from '@/lib/api/visits/derive-visit';
import type { Measurement } from '@/lib/api/visits/measurements';
import { vitalNames } from '@/lib/api/visits/vital-buckets';
import { queryRows, toMilliseconds } from '@/lib/api/store/query-rows';
import { events, landings, visits } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

/** Reads what visits are derived from, and the rows derived before. */

/** Prefix of the visit ID that a landing without one gets; the landing's ID follows. */
export const landingPrefix = 'landing ';

/**
 * When something happened, by the visitor's clock unless that is wrong: ahead of the arrival, more than 30 days behind
 * it or, if the time of sending is known, more than a day off. Then it is the time of arrival.
 */
const timeOf = (happenedAt: SQL, sentAt: SQL) => sql`case
  when ${happenedAt} between received_at - interval '30 days' and received_at and (
    case when jsonb_typeof(${sentAt}) = 'number'
      then abs(extract(epoch from received_at) * 1000 - (${sentAt})::numeric) <= 86400000 else true end)
  then ${happenedAt} else received_at end`;

const isClick = sql`op_type = ${'click' satisfies EventType}`;
const isSignUp = sql`(${isClick} and op_obj_value in ${signUpClicks})`;
const isContact = sql`(op_type = ${'view' satisfies EventType} and op_obj_type = ${'confirmation' satisfies ObjectType<'view'>}
  and op_obj_value = 'contact')`;
const isPageView = sql`(op_type = ${'view' satisfies EventType} and op_obj_type = ${'page' satisfies ObjectType<'view'>})`;
const isError = sql`(op_type = ${'error' satisfies EventType} and op_obj_type in ${Object.values(errorCodes)})`;
const vitalPattern = `^(${vitalNames.join('|')}) [0-9]{1,9}([.][0-9]{1,9})?$`;
const isVital = sql`(op_type = ${'view' satisfies EventType} and op_obj_type = ${'web_vital' satisfies ObjectType<'view'>}
  and op_obj_value ~ ${vitalPattern})`;
const eventTime = timeOf(sql`user_timestamp`, sql`common -> 'sent_at'`);
const landingTime = timeOf(sql`happened_at`, sql`record -> 'sent_at'`);
const firstOf = (column: SQL) =>
  sql`(array_agg(${column} order by user_timestamp, id) filter (where ${column} is not null))[1]`;

/** Web vitals, and errors, of a visit that count; of a page that never stops failing, the first ones suffice. */
const maxMeasurements = 1000;
/** Characters of an error's message that are read. */
const maxMessageLength = 300;

export type Key = { device: string; visitId: string };
export type StoredVisit = Key & DeviceVisit & { days: string[]; signedUpAt: number | null };

/** A column with a visit's ID, unless that visit still has an ID of its sender. */
const anonymized = (column: SQL) =>
  sql`(select touched.id from ${visits} touched where touched.id = visits.${column} and touched.visit_id is null)`;

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

export function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

export async function readEvents(db: Database, ids: readonly string[], days: readonly string[]) {
  if (days.length === 0) return [];
  return queryRows<Key & EventSummary>(
    db,
    sql`
    select visit_id as "visitId", coalesce(device_id, '') as device, ${toMilliseconds(sql`min(${eventTime})`)} as began,
      ${toMilliseconds(sql`max(${eventTime})`)} as ended,
      (array_agg(path order by user_timestamp desc, id desc) filter (where path is not null and ${isPageView}))[1] as exit,
      count(*)::int as count, array_agg(distinct to_char(day, 'YYYY-MM-DD')) as days,
      ${firstOf(sql`path`)} as path, ${firstOf(sql`locale`)} as locale, max(user_agent) as "userAgent",
      bool_or(is_bot) as "isBot", bool_or(is_own) as "isInternal",
      coalesce(array_agg(distinct substring(op_obj_value from 10)) filter (
        where ${isClick} and op_obj_value like 'download %'), '{}') as downloads,
      coalesce(bool_or(${isContact}), false) as "hasContact",
      coalesce(bool_or(${isSignUp} and path ~ '(^|/)pricing$'), false) as "hasPlan",
      ${toMilliseconds(sql`min(${eventTime}) filter (where ${isSignUp})`)} as "clickedAt"
    from ${events} where day in ${days} and visit_id in ${ids} group by 1, 2`,
  );
}

/** Reads web vitals and errors; equal ones of a visit are one row. */
export async function readMeasurements(db: Database, ids: readonly string[], days: readonly string[]) {
  if (days.length === 0) return [];
  return queryRows<Key & Measurement>(
    db,
    sql`
    select visit_id as "visitId", device, type, value, path, locale, build, count(*)::int as count from (
      select visit_id, coalesce(device_id, '') as device, op_obj_type as type,
        left(op_obj_value, ${maxMessageLength}) as value, path, locale,
        case when ${isError} then left(common ->> 'app_version', ${maxMessageLength}) end as build,
        row_number() over (partition by visit_id, device_id, op_type order by user_timestamp, id) as position
      from ${events} where day in ${days} and visit_id in ${ids} and (${isError} or ${isVital})
    ) as measured where position <= ${maxMeasurements} group by 1, 2, 3, 4, 5, 6, 7`,
  );
}

export async function readLandings(db: Database, ids: readonly string[]) {
  const withoutVisit = ids.filter((id) => id.startsWith(landingPrefix)).map((id) => id.slice(landingPrefix.length));
  return queryRows<Key & LandingRow>(
    db,
    sql`
    select id, coalesce(visit_id, ${landingPrefix}::text || id) as "visitId", coalesce(device_id, '') as device,
      ${toMilliseconds(landingTime)} as at, page_url as "pageUrl", locale, country, user_agent as "userAgent",
      is_bot as "isBot", is_own as "isInternal", record || jsonb_strip_nulls(jsonb_build_object('source', source,
        'utm_source', utm_source, 'utm_medium', utm_medium, 'utm_campaign', utm_campaign, 'utm_term', utm_term,
        'utm_content', utm_content, 'ref', ref, 'invite_code', invite_code)) as record
    from ${landings} where ${inArray(landings.visitId, [...ids])}
      or (visit_id is null and ${inArray(landings.id, withoutVisit)})`,
  );
}

/**
 * Groups rows by visit, which is a device and a visit id. Rows without a device belong to the only device with that
 * visit id, if there is one.
 */
export function groupByVisit(
  eventRows: readonly (Key & EventSummary)[],
  landingRows: readonly (Key & LandingRow)[],
  measurementRows: readonly (Key & Measurement)[],
) {
  const devices = new Map<string, Set<string>>();
  for (const { visitId, device } of [...eventRows, ...landingRows]) {
    if (device !== '') devices.set(visitId, (devices.get(visitId) ?? new Set()).add(device));
  }
  const groups = new Map<
    string,
    Key & { events: EventSummary[]; landings: LandingRow[]; measurements: Measurement[] }
  >();
  const groupOf = ({ visitId, device }: Key) => {
    const known = [...(devices.get(visitId) ?? [])];
    const owner = device === '' && known.length === 1 ? known[0]! : device;
    const key = `${owner} ${visitId}`;
    const group = groups.get(key) ?? { device: owner, visitId, events: [], landings: [], measurements: [] };
    groups.set(key, group);
    return group;
  };
  for (const row of eventRows) groupOf(row).events.push(row);
  for (const row of landingRows) groupOf(row).landings.push(row);
  for (const row of measurementRows) groupOf(row).measurements.push(row);
  return [...groups.values()];
}

/** Merges the events of a visit that were stored with and without its device. */
export function mergeEvents([first, second]: readonly EventSummary[]): EventSummary | null {
  if (!first || !second) return first ?? null;
  const [a, b] = first.began <= second.began ? [first, second] : [second, first];
  const clicks = [a.clickedAt, b.clickedAt].filter((at) => at !== null);
  return {
    began: a.began,
    ended: Math.max(a.ended, b.ended),
    exit: a.ended > b.ended ? (a.exit ?? b.exit) : (b.exit ?? a.exit),
    count: a.count + b.count,
    days: unique([...a.days, ...b.days]),
    path: a.path ?? b.path,
    locale: a.locale ?? b.locale,
    userAgent: a.userAgent ?? b.userAgent,
    isBot: a.isBot || b.isBot,
    isInternal: a.isInternal || b.isInternal,
    downloads: unique([...a.downloads, ...b.downloads]),
    hasContact: a.hasContact || b.hasContact,
    hasPlan: a.hasPlan || b.hasPlan,
    clickedAt: clicks.length > 0 ? Math.min(...clicks) : null,
  };
}

export const readStoredVisits = (db: Database, where: SQL) =>
  queryRows<StoredVisit>(
    db,
    sql`
      select id, visit_id as "visitId", device_id as device, ${toMilliseconds(sql`began`)} as began, is_direct as "isDirect",
        kind, ${toMilliseconds(sql`clicked_at`)} as "clickedAt", ${toMilliseconds(sql`signed_up_at`)} as "signedUpAt",
        ${anonymized(sql`last_touch`)} as "anonymizedLastTouch", ${anonymized(sql`first_touch`)} as "anonymizedFirstTouch",
        array(select to_char(day, 'YYYY-MM-DD') from unnest(days) as day) as days
      from ${visits} where ${where}`,
  );
