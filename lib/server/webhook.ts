import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { logFailure } from '@/lib/server/log-failure';
import { database } from '@/lib/server/store/current-store';
import { messages } from '@/lib/server/store/schema';
import { site } from '@/lib/settings/site';

/** Hands messages to CONTACT_WEBHOOK_URL, each until it has been taken. */

const timeout = 5000;
/** Seconds until a message that was not taken is sent again, doubled each time up to the longest. */
const firstPause = 6;
const longestPause = 3600;

type Message = typeof messages.$inferSelect;

async function send(url: string, { id, kind, locale, page, name, email, company, content, receivedAt }: Message) {
  const body = JSON.stringify({ id, kind, locale, page, name, email, company, content, received_at: receivedAt });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/**
 * Takes the message that has waited longest and sets its next turn, which stands should it not be taken. Locked rows are
 * skipped, so servers on one store do not send a message twice.
 */
async function claim(): Promise<Message | undefined> {
  const db = await database();
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNull(messages.deliveredAt), lte(messages.nextAttemptAt, sql`now()`)))
    .orderBy(asc(messages.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const pause = sql`least(${firstPause} * power(2, least(${messages.attempts}, 20)), ${longestPause})`;
  const [message] = await db
    .update(messages)
    .set({
      attempts: sql`${messages.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${pause})`,
    })
    .where(inArray(messages.id, due))
    .returning();
  return message;
}

const shared = globalThis as { delivering?: boolean };

/** Sends all messages that are due, unless this process is already at it. */
export async function deliverDue(): Promise<void> {
  const url = site.contactWebhookUrl;
  if (!url || shared.delivering) return;
  shared.delivering = true;
  try {
    for (let message = await claim(); message; message = await claim()) {
      const { id } = message;
      const taken = await send(url, message).then(
        () => true,
        (error: unknown) => console.error(`The webhook did not take message ${id}: ${(error as Error).message}`),
      );
      if (taken) {
        const db = await database();
        await db.update(messages).set({ deliveredAt: new Date() }).where(eq(messages.id, id));
      }
    }
  } catch (error) {
    logFailure('Messages cannot be delivered', error);
  } finally {
    shared.delivering = false;
  }
}

/** Sends due messages without making anybody wait. */
export function deliverSoon(): void {
  setImmediate(() => void deliverDue());
}
