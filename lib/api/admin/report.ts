import { count } from 'drizzle-orm';
import { campaignReport, comparedReport } from '@/lib/api/report/campaigns';
import type { Grouping } from '@/lib/api/report/options';
import { zeroResultReport } from '@/lib/api/report/zero-result-searches';
import { violationReport } from '@/lib/api/report/csp-reports';
import { visitQueue } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';
import type { Filter } from '@/lib/api/visits/count-visits';
import { queueAllVisits } from '@/lib/api/visits/queue-all-visits';
import { updateVisits } from '@/lib/api/visits/update-visits';

/** Milliseconds for which the report waits for the derived tables to be up to date. */
const updateTimeout = 10_000;

/** A period with timestamps in ISO 8601. */
type Period = { since: string; until: string };

const toRange = ({ since, until }: Period) => ({ since: new Date(since), until: new Date(until) });

/**
 * Reports campaigns, CSP violations and zero-result searches, including what has just been stored.
 * @param input.compareTo the period whose counts are reported as well
 * @param input.rebuild whether all visits whose events are still stored are derived again first
 */
export async function reportCommand(
  { db }: Store,
  input: Period & {
    by: Grouping[];
    filters: Filter[];
    timeZone: string;
    compareTo: Period | null;
    rebuild: boolean;
  },
) {
  if (input.rebuild) await queueAllVisits(db);
  await updateVisits(db, input.rebuild ? Infinity : updateTimeout);
  const [pending] = await db.select({ visits: count() }).from(visitQueue);
  return {
    campaigns: await campaignReport(db, toRange(input), input),
    previous: input.compareTo && (await comparedReport(db, toRange(input.compareTo), toRange(input), input)),
    pending: pending!.visits,
    violations: await violationReport(db, toRange(input)),
    zeroResultSearches: await zeroResultReport(db, toRange(input)),
  };
}
