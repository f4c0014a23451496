import { campaignReport } from '@/lib/server/report/campaigns';
import type { Grouping } from '@/lib/server/report/options';
import { missedReport } from '@/lib/server/report/missed-searches';
import { violationReport } from '@/lib/server/report/violations';
import type { Store } from '@/lib/server/store/store';

/** What campaigns brought, what the policy of pages kept out, and what was searched for in vain. @param input its moments are in ISO 8601 */
export async function reportTask({ db }: Store, input: { since: string; until: string; by: Grouping }) {
  const period = { since: new Date(input.since), until: new Date(input.until) };
  return {
    campaigns: await campaignReport(db, period, input.by),
    violations: await violationReport(db, period),
    missed: await missedReport(db, period),
  };
}
