import { and, count, desc, gte, lt, sql } from 'drizzle-orm';
import type { CspViolation } from '@/lib/api/endpoints/csp-report';
import type { DateRange } from '@/lib/api/report/options';
import { cspViolations } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

export type ViolationRow = Omit<CspViolation, 'page'> & {
  count: number;
  /** The number of affected pages, and one of them. */
  pages: number;
  page: string;
};

/** Maximum number of rows in the report. */
const maxRows = 20;

/** Returns the violations of the Content Security Policy in a period, the most frequent first. */
export async function violationReport(db: Database, { since, until }: DateRange): Promise<ViolationRow[]> {
  const { directive, blocked, page, receivedAt } = cspViolations;
  return db
    .select({
      directive,
      blocked,
      count: count(),
      pages: sql<number>`count(distinct ${page})::int`,
      page: sql<string>`min(${page})`,
    })
    .from(cspViolations)
    .where(and(gte(receivedAt, since), lt(receivedAt, until)))
    .groupBy(directive, blocked)
    .orderBy(desc(count()), directive, blocked)
    .limit(maxRows);
}

/** Formats the rows as lines for the terminal; empty without rows. */
export function formatViolations(rows: readonly ViolationRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ directive, blocked, count: times, pages, page }) => {
    const location = pages > 1 ? `${page} and ${pages - 1} more` : page;
    return `${String(times).padStart(6)}  ${directive} blocked ${blocked} on ${location}`;
  });
  return ['Violations of the Content Security Policy (a sample; docs/security.md):', ...lines];
}
