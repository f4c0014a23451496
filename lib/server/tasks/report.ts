import { campaignReport } from '@/lib/server/report/campaigns';
import type { Grouping } from '@/lib/server/report/options';
import { violationReport } from '@/lib/server/report/violations';
import type { Store } from '@/lib/server/store/store';

/** What campaigns brought, and what the policy of pages kept out. @param input `since` is a moment in ISO 8601 */
export async function reportTask({ db }: Store, { since, by }: { since: string; by: Grouping }) {
  const moment = new Date(since);
  return { campaigns: await campaignReport(db, moment, by), violations: await violationReport(db, moment) };
}
