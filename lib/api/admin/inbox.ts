import { and, count, desc, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { messages } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';
import { writeLog } from '@/lib/api/workbench/audit-log';

export const messageKinds = messages.kind.enumValues;
export type MessageKind = (typeof messageKinds)[number];

type InboxInput = {
  /** ISO 8601. */
  since?: string | undefined;
  kinds?: readonly MessageKind[] | undefined;
  /** Open messages, all messages from people, or suspected spam. */
  filter: 'open' | 'all' | 'suspectedSpam';
};

/** Numbers of hidden messages, and of messages that the webhook has not accepted. */
const counts = {
  done: sql<number>`count(*) filter (where ${messages.doneAt} is not null and not ${messages.isSuspectedSpam})::int`,
  suspectedSpam: sql<number>`count(*) filter (where ${messages.isSuspectedSpam})::int`,
  undelivered: sql<number>`count(*) filter (where ${messages.deliveredAt} is null and ${messages.attempts} > 0)::int`,
  total: count(),
};

/** Lists messages and votes, newest first, with counts of those not shown. */
export async function inboxCommand({ db }: Store, { since, kinds, filter }: InboxInput) {
  const scope: (SQL | undefined)[] = [
    since === undefined ? undefined : gte(messages.receivedAt, new Date(since)),
    kinds === undefined ? undefined : inArray(messages.kind, [...kinds]),
  ];
  const visibility = [
    eq(messages.isSuspectedSpam, filter === 'suspectedSpam'),
    filter === 'open' ? isNull(messages.doneAt) : undefined,
  ];
  const rows = await db
    .select()
    .from(messages)
    .where(and(...scope, ...visibility))
    .orderBy(desc(messages.receivedAt), messages.id);
  const [hiddenCounts] = await db
    .select(counts)
    .from(messages)
    .where(and(...scope));
  return { rows, hiddenCounts: hiddenCounts! };
}

/** Marks a message as done. @returns whether the message exists */
export async function markDoneCommand({ db }: Store, { id }: { id: string }): Promise<boolean> {
  const done = await db
    .update(messages)
    .set({ doneAt: sql`coalesce(${messages.doneAt}, now())` })
    .where(eq(messages.id, id.toUpperCase()))
    .returning({ id: messages.id });
  if (done.length > 0) await writeLog(db, { actor: null, action: 'message-changed', subject: done[0]!.id });
  return done.length > 0;
}
