import { campaignReport } from '@/lib/api/report/campaigns';
import type { Grouping } from '@/lib/api/report/options';
import { zeroResultReport } from '@/lib/api/report/zero-result-searches';
import { violationReport } from '@/lib/api/report/csp-reports';
import type { Store } from '@/lib/api/store/store';

/** Reports campaigns, CSP violations and zero-result searches. @param input its timestamps are in ISO 8601 */
export async function reportCommand({ db }: Store, input: { since: string; until: string; by: Grouping }) {
  const period = { since: new Date(input.since), until: new Date(input.until) };
  return {
    campaigns: await campaignReport(db, period, input.by),
    violations: await violationReport(db, period),
    zeroResultSearches: await zeroResultReport(db, period),
  };
}
