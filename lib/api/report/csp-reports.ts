import { and, count, desc, gte, lt, sql } from 'drizzle-orm';
import type { CspViolation } from '@/lib/api/csp-reports';
import type { Period } from '@/lib/api/report/campaigns';
import { policyViolations } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

export type ViolationRow = Omit<CspViolation, 'page'> & {
  count: number;
  /** On how many pages, and one of them. */
  pages: number;
  page: string;
};

/** The report shows so many. */
const shown = 20;

/** What the policy of pages has kept from happening in a period, the most frequent first. */
export async function violationReport(db: Database, { since, until }: Period): Promise<ViolationRow[]> {
  const { directive, blocked, page, receivedAt } = policyViolations;
  return db
    .select({
      directive,
      blocked,
      count: count(),
      pages: sql<number>`count(distinct ${page})::int`,
      page: sql<string>`min(${page})`,
    })
    .from(policyViolations)
    .where(and(gte(receivedAt, since), lt(receivedAt, until)))
    .groupBy(directive, blocked)
    .orderBy(desc(count()), directive, blocked)
    .limit(shown);
}

/** The rows as lines for the terminal; nothing when there are none. */
export function formatViolations(rows: readonly ViolationRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ directive, blocked, count: times, pages, page }) => {
    const where = pages > 1 ? `${page} and ${pages - 1} more` : page;
    return `${String(times).padStart(6)}  ${directive} kept out ${blocked} on ${where}`;
  });
  return ['Kept from happening by the policy of pages (a sample; docs/security.md):', ...lines];
}
