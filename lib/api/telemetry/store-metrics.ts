import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { messages } from '@/lib/api/store/schema';
import { machineState } from '@/lib/api/system-health';
import { queryWithTimeout, checkStore } from '@/lib/api/store/health-check';
import { site } from '@/lib/config/site';

/** Metrics of the store, collected at each scrape. */
export type StoreMetrics = {
  isReachable: boolean;
  /** False when the disk of the data directory refuses writes. */
  isDiskWritable: boolean;
  /** Messages not yet accepted by the webhook; null if unknown. */
  messages: { waiting: number; refused: number } | null;
};

const refused = sql`${messages.lastFailure} is not null`;

async function countMessages(): Promise<{ waiting: number; refused: number }> {
  if (!site.webhook.url) return { waiting: 0, refused: 0 };
  const rows = await queryWithTimeout((db) =>
    db
      .select({ all: count(), refused: sql<number>`(count(*) filter (where ${refused}))::int` })
      .from(messages)
      .where(and(isNull(messages.deliveredAt), eq(messages.isSuspect, false))),
  );
  const [found] = rows;
  return { waiting: found!.all - found!.refused, refused: found!.refused };
}

/** Queries the store; an unreachable store is not an error here. */
export async function collectStoreMetrics(): Promise<StoreMetrics> {
  const isReachable = await checkStore().then(
    () => true,
    () => false,
  );
  const isDiskWritable = (await machineState()).disk !== 'refuses writes';
  return { isReachable, isDiskWritable, messages: isReachable ? await countMessages().catch(() => null) : null };
}
