import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { messages } from '@/lib/api/store/schema';
import { getSystemHealth } from '@/lib/api/system-health';
import { queryWithTimeout, checkStore } from '@/lib/api/store/health-check';
import { site } from '@/lib/config/site';

/** Metrics of the store, collected at each scrape. */
export type StoreMetrics = {
  isReachable: boolean;
  /** False when the data directory is not writable. */
  isDiskWritable: boolean;
  /** Messages not yet accepted by the webhook; null if unknown. */
  messages: { pending: number; failed: number } | null;
};

const hasFailed = sql`${messages.lastFailure} is not null`;

async function countMessages(): Promise<{ pending: number; failed: number }> {
  if (!site.webhook.url) return { pending: 0, failed: 0 };
  const rows = await queryWithTimeout((db) =>
    db
      .select({ all: count(), failed: sql<number>`(count(*) filter (where ${hasFailed}))::int` })
      .from(messages)
      .where(and(isNull(messages.deliveredAt), eq(messages.isSuspectedSpam, false))),
  );
  const [row] = rows;
  return { pending: row!.all - row!.failed, failed: row!.failed };
}

/** Queries the store; an unreachable store is not an error here. */
export async function collectStoreMetrics(): Promise<StoreMetrics> {
  const isReachable = await checkStore().then(
    () => true,
    () => false,
  );
  const isDiskWritable = (await getSystemHealth()).disk !== 'refuses writes';
  return { isReachable, isDiskWritable, messages: isReachable ? await countMessages().catch(() => null) : null };
}
