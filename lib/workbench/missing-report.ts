import { InvalidQueryError } from '@/lib/api/report/report-query';
import { downvotedArticles } from '@/lib/api/report/article-votes';
import { loadingTimes } from '@/lib/api/report/loading-times';
import { scriptErrors } from '@/lib/api/report/script-errors';
import { violationReport } from '@/lib/api/report/csp-reports';
import { notFoundReport } from '@/lib/api/report/not-found-pages';
import { parseSince, parseTimeZone, parseUntil, type DateRange } from '@/lib/api/report/options';
import { zeroResultReport } from '@/lib/api/report/zero-result-searches';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { updateTimeout } from '@/lib/workbench/report-page';
import type { Database } from '@/lib/api/store/store';
import { site } from '@/lib/config/site';

/** Report on missing addresses, searches without results, loading times and errors. */

/** The period if the query names none. */
const defaultPeriod = '30d';

/**
 * Reads `from` and `to`, as `npm run report` reads them, in the time zone `tz`.
 * @throws Error for anything else
 */
export function parsePeriod(search: Pick<URLSearchParams, 'get'>, now: Date): DateRange & { timeZone: string } {
  try {
    const timeZone = parseTimeZone(search.get('tz') || site.timeZone);
    const since = parseSince(search.get('from') || defaultPeriod, now, timeZone, 'from');
    return { since, until: parseUntil(search.get('to') || '0h', since, now, timeZone, 'to'), timeZone };
  } catch (error) {
    throw new InvalidQueryError((error as Error).message, { cause: error });
  }
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the lists of the page, with the derived tables up to date. */
export async function missingReport(db: Database, { since, until, timeZone }: DateRange & { timeZone: string }) {
  await updateVisits(db, updateTimeout);
  const range = { since, until };
  const [addresses, searches, articles, violations, times, errors] = await Promise.all([
    notFoundReport(db, { from: toDay(since), to: toDay(new Date(until.getTime() - 1)) }),
    zeroResultReport(db, range),
    downvotedArticles(db, range),
    violationReport(db, range),
    loadingTimes(db, range),
    scriptErrors(db, range, timeZone),
  ]);
  return { addresses, searches, articles, violations, times, errors };
}

export type MissingReport = Awaited<ReturnType<typeof missingReport>>;
