import { sql } from 'drizzle-orm';
import type { DateRange } from '@/lib/api/report/options';
import { errorCodes } from '@/lib/contract/event-names';
import { toLocalTime } from '@/lib/api/report/time-zone';
import { queryRows, toMilliseconds } from '@/lib/api/store/query-rows';
import { errorGroups, errorSums } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

type Parts = { page: string; pages: number; browser: string; browsers: number; build: string; builds: number };

/** A group of errors: its most frequent page, browser and build, and how many of each there are. */
export type ErrorRow = Parts & {
  code: string;
  /** The name of the code. */
  kind: keyof typeof errorCodes;
  /** Without digits, addresses and quoted text. */
  message: string;
  count: number;
  /** The first and the last day of the period, as `2026-11-01`, on which visits with it began. */
  first: string;
  last: string;
};

const maxRows = 100;

const kinds = Object.keys(errorCodes) as (keyof typeof errorCodes)[];

/**
 * Returns the errors of the visits that began in a period by group, the most frequent first, and how many others there
 * were beyond the day's limit of new groups.
 */
export async function scriptErrors(
  db: Database,
  { since, until }: DateRange,
  timeZone: string,
): Promise<{ rows: ErrorRow[]; others: number }> {
  const isInPeriod = sql`at >= ${since.toISOString()}::timestamptz and at < ${until.toISOString()}::timestamptz`;
  const mostFrequent = (column: 'page' | 'browser' | 'build') => {
    const name = sql.identifier(column);
    return sql`(select ${name} from ${errorSums} as part where part.group_id = top.group_id and ${isInPeriod}
      group by ${name} order by sum(count) desc, ${name} limit 1) as ${name}`;
  };
  const groups = queryRows<Parts & { code: string; message: string; count: number; first: number; last: number }>(
    db,
    sql`
    with top as (
      select group_id, sum(count)::int as count, ${toMilliseconds(sql`min(at)`)} as first,
        ${toMilliseconds(sql`max(at)`)} as last, count(distinct page)::int as pages,
        count(distinct browser)::int as browsers, count(distinct build)::int as builds
      from ${errorSums} where ${isInPeriod} and group_id <> '' group by 1 order by 2 desc, 1 limit ${maxRows}
    )
    select top.*, code, message, ${mostFrequent('page')}, ${mostFrequent('browser')}, ${mostFrequent('build')}
    from top join ${errorGroups} on error_groups.id = top.group_id order by top.count desc, top.group_id`,
  );
  const beyondLimit = queryRows<{ count: number }>(
    db,
    sql`select coalesce(sum(count), 0)::int as count from ${errorSums} where ${isInPeriod} and group_id = ''`,
  );
  const [rows, [others]] = await Promise.all([groups, beyondLimit]);
  const dayOf = (time: number) => toLocalTime(time, timeZone).day;
  return {
    rows: rows.map(({ code, message, count, first, last, page, pages, browser, browsers, build, builds }) => ({
      kind: kinds.find((kind) => errorCodes[kind] === code)!,
      ...{ code, message, count, first: dayOf(first), last: dayOf(last) },
      ...{ page, pages, browser, browsers, build, builds },
    })),
    others: others!.count,
  };
}
