import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { messages } from '@/lib/server/store/schema';
import { machineState } from '@/lib/server/machine-state';
import { askInTime, reachStore } from '@/lib/server/store/reach-store';
import { site } from '@/lib/settings/site';

/** What the store says when somebody asks for this server's numbers. */
export type StoreNumbers = {
  isReachable: boolean;
  /** False when the disk of the data folder refuses writes. */
  isDiskWritable: boolean;
  /** Messages that the webhook has not taken; null when that is not known. */
  messages: { waiting: number; refused: number } | null;
};

const refused = sql`${messages.lastFailure} is not null`;

async function waitingMessages(): Promise<{ waiting: number; refused: number }> {
  if (!site.webhook.url) return { waiting: 0, refused: 0 };
  const rows = await askInTime((db) =>
    db
      .select({ all: count(), refused: sql<number>`(count(*) filter (where ${refused}))::int` })
      .from(messages)
      .where(and(isNull(messages.deliveredAt), eq(messages.isSuspect, false))),
  );
  const [found] = rows;
  return { waiting: found!.all - found!.refused, refused: found!.refused };
}

/** Asks the store; one that cannot be reached is no error here. */
export async function readStore(): Promise<StoreNumbers> {
  const isReachable = await reachStore().then(
    () => true,
    () => false,
  );
  const isDiskWritable = (await machineState()).disk !== 'refuses writes';
  return { isReachable, isDiskWritable, messages: isReachable ? await waitingMessages().catch(() => null) : null };
}
