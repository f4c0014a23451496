import { sql, type SQL } from 'drizzle-orm';
import { visits } from '@/lib/api/store/schema';

/** The columns of `visits` by which visits can be grouped and filtered. */
export const dimensions = {
  source: visits.source,
  medium: visits.medium,
  campaign: visits.campaign,
  term: visits.term,
  content: visits.content,
  utm_id: visits.utmId,
  ref: visits.ref,
  invite_code: visits.inviteCode,
  locale: visits.locale,
  landing: visits.landing,
  exit: visits.exit,
  referrer: visits.referrer,
  country: visits.country,
  device: visits.deviceKind,
  browser: visits.browser,
  download: visits.download,
} as const;
export type Dimension = keyof typeof dimensions;

/** What a visit may have reached, and its condition for the visit `counted`. */
export const goalConditions = {
  'sign-up': sql`counted.is_converted`,
  download: sql`counted.download is not null`,
  contact: sql`counted.has_contact`,
  plan: sql`counted.has_plan`,
} as const;
export type Goal = keyof typeof goalConditions;
export const goals = Object.keys(goalConditions) as Goal[];

/** A value that a dimension must have, null for visits without one; or a goal that visits must have reached. */
export type Filter = { dimension: Dimension; value: string | null } | { dimension: 'goal'; value: Goal };

/** Returns the condition that visits of the table alias `counted` match all filters. */
export const matchesFilters = (filters: readonly Filter[]): SQL =>
  sql.join([
    sql`true`,
    ...filters.map((filter) =>
      filter.dimension === 'goal'
        ? sql` and ${goalConditions[filter.value]}`
        : sql` and counted.${sql.identifier(dimensions[filter.dimension].name)} is not distinct from ${filter.value}::text`,
    ),
  ]);

/** The counts of a group of visits. */
export type VisitCounts = {
  visits: number;
  events: number;
  /** Visits to which a sign-up is attributed, whenever that happened. */
  converted: number;
  /** Sign-ups that happened in the period and are attributed to visits of the group, whenever those began. */
  signUps: number;
  /** The same sign-ups by first touch. */
  firstTouchSignUps: number;
  /** Visits with a download, with a message to sales, and with a click on a plan. */
  downloads: number;
  contacts: number;
  plans: number;
};

/** The SQL names of the counts, which are also the columns of `quarter_hours`. */
export const countColumns = {
  visits: 'visits',
  events: 'events',
  converted: 'converted',
  signUps: 'sign_ups',
  firstTouchSignUps: 'first_touch_sign_ups',
  downloads: 'downloads',
  contacts: 'contacts',
  plans: 'plans',
} as const satisfies Record<keyof VisitCounts, string>;

/** The sums of the counts, with the same names. */
export const sums = sql.raw(
  Object.values(countColumns)
    .map((name) => `sum(${name})::int as ${name}`)
    .join(', '),
);

/** The beginning of the quarter hour of a time. */
export const quarterHourSql = (time: SQL): SQL => sql`to_timestamp(floor(extract(epoch from ${time}) / 900) * 900)`;

/**
 * Returns the query that counts visits by time and kind, and sign-ups by the time at which they happened and the
 * properties of the credited visit.
 * @param starts the beginning of the period
 * @param ends its end, exclusive; both as constants, by which the database estimates the number of visits
 * @param by further columns of the groups
 * @param groupTime the group of a time, which becomes the column `at`
 */
export function countVisits(
  { starts, ends }: { starts: SQL; ends: SQL },
  by: readonly Dimension[],
  { filters = [], groupTime }: { filters?: readonly Filter[]; groupTime: (time: SQL) => SQL },
): SQL {
  const group = sql.join([
    sql`counted.kind`,
    ...by.map((name) => sql`, counted.${sql.identifier(dimensions[name].name)}`),
  ]);
  const where = matchesFilters(filters);
  return sql`
    with counted as (
      select counted.began as at, ${group}, 1 as visits, events, is_converted::int as converted,
        0 as sign_ups, 0 as first_touch_sign_ups, (download is not null)::int as downloads,
        has_contact::int as contacts, has_plan::int as plans
      from ${visits} as counted where counted.began >= ${starts} and counted.began < ${ends} and ${where}
      union all
      select signed.signed_up_at as at, ${group}, 0, 0, 0, (counted.id = signed.last_touch)::int,
        (counted.id = signed.first_touch)::int, 0, 0, 0
      from ${visits} as signed join ${visits} as counted on counted.id = any(array[signed.last_touch, signed.first_touch])
      where signed.signed_up_at >= ${starts} and signed.signed_up_at < ${ends} and ${where}
    )
    select ${groupTime(sql`at`)} as at, ${group}, ${sums} from counted group by 1, ${group}`;
}
