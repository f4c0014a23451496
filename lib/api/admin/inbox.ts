import { and, count, desc, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { messages } from '@/lib/api/store/schema';
import type { Store } from '@/lib/api/store/store';

export const messageKinds = messages.kind.enumValues;
export type MessageKind = (typeof messageKinds)[number];

type InboxInput = {
  /** ISO 8601. */
  since?: string | undefined;
  kinds?: readonly MessageKind[] | undefined;
  /** Open messages, all messages from people, or suspected spam. */
  shown: 'open' | 'all' | 'suspect';
};

/** Hidden messages, and those the webhook has not accepted. */
const counts = {
  done: sql<number>`count(*) filter (where ${messages.doneAt} is not null and not ${messages.isSuspect})::int`,
  suspect: sql<number>`count(*) filter (where ${messages.isSuspect})::int`,
  untaken: sql<number>`count(*) filter (where ${messages.deliveredAt} is null and ${messages.attempts} > 0)::int`,
  all: count(),
};

/** Lists messages and votes, newest first, with counts of those not shown. */
export async function inboxCommand({ db }: Store, { since, kinds, shown }: InboxInput) {
  const within: (SQL | undefined)[] = [
    since === undefined ? undefined : gte(messages.receivedAt, new Date(since)),
    kinds === undefined ? undefined : inArray(messages.kind, [...kinds]),
  ];
  const seen = [eq(messages.isSuspect, shown === 'suspect'), shown === 'open' ? isNull(messages.doneAt) : undefined];
  const rows = await db
    .select()
    .from(messages)
    .where(and(...within, ...seen))
    .orderBy(desc(messages.receivedAt), messages.id);
  const [besides] = await db
    .select(counts)
    .from(messages)
    .where(and(...within));
  return { rows, besides: besides! };
}

/** Marks a message as done. @returns whether the message exists */
export async function doneCommand({ db }: Store, { id }: { id: string }): Promise<boolean> {
  const done = await db
    .update(messages)
    .set({ doneAt: sql`coalesce(${messages.doneAt}, now())` })
    .where(eq(messages.id, id.toUpperCase()))
    .returning({ id: messages.id });
  return done.length > 0;
}
