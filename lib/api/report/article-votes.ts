import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DateRange } from '@/lib/api/report/options';
import { messages } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

export type VoteRow = { page: string; no: number; yes: number; last: Date };

const maxRows = 100;

/** Returns the articles that were voted down in a period, the most frequent first, without suspected spam. */
export async function downvotedArticles(db: Database, { since, until }: DateRange): Promise<VoteRow[]> {
  const { page, content, kind, receivedAt, isSuspectedSpam } = messages;
  const no = sql<number>`(count(*) filter (where ${content} = 'no'))::int`;
  const rows = await db
    .select({
      page: sql<string>`coalesce(${page}, '')`,
      no,
      total: count(),
      last: sql<string>`max(${receivedAt}) filter (where ${content} = 'no')`,
    })
    .from(messages)
    .where(and(eq(kind, 'helpful'), eq(isSuspectedSpam, false), gte(receivedAt, since), lt(receivedAt, until)))
    .groupBy(page)
    .having(sql`${no} > 0`)
    .orderBy(desc(no), page)
    .limit(maxRows);
  return rows.map(({ total, last, ...row }) => ({ ...row, yes: total - row.no, last: new Date(last) }));
}
