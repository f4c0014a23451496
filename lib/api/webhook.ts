import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { errorCode, logError } from '@/lib/api/log-failure';
import { logLine } from '@/lib/api/telemetry/log';
import { meter } from '@/lib/api/telemetry/metrics';
import { sign } from '@/lib/api/hmac';
import { database } from '@/lib/api/store/current-store';
import { messages } from '@/lib/api/store/schema';
import { site } from '@/lib/config/site';

/** Hands messages to CONTACT_WEBHOOK_URL, each until it has been taken (docs/data.md, "The webhook"). */

const timeout = 5000;
/** Seconds for which a message belongs to who has claimed it; longer than sending takes, and noting what came of it. */
const lease = 30;
/** Seconds until a message that was not taken is sent again, doubled each time up to the longest. */
const firstPause = 6;
const longestPause = 3600;
/** No pause is so long: a message that waits for longer got its time while the clock was wrong. */
const noPause = 2 * longestPause;
/** So many are under way at once, so that one that takes long holds up no others. */
const mostAtOnce = 4;

type Message = typeof messages.$inferSelect;

/** @returns why the message was not taken; null when it was */
async function send(url: string, message: Message): Promise<string | null> {
  const { id, kind, locale, page, name, email, company, content, receivedAt } = message;
  const body = JSON.stringify({ id, kind, locale, page, name, email, company, content, received_at: receivedAt });
  const time = Math.floor(Date.now() / 1000);
  const secret = site.webhook.secret;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret ? { 'X-Signature': `t=${time},v1=${sign(`${time}.${body}`, secret)}` } : {}),
      },
      body,
      // A redirect would be followed by a GET without the message, to an address that nobody has set.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `status ${answer.status}`;
  } catch (error) {
    return errorCode(error);
  }
}

/**
 * Takes the message that has waited longest, for as long as the lease lasts: should this process die, another sends it
 * then. Locked rows are skipped, so servers on one store do not wait for one another, nor send a message twice.
 */
async function claim(): Promise<Message | undefined> {
  const db = await database();
  const isDue = or(
    lte(messages.nextAttemptAt, sql`now()`),
    gt(messages.nextAttemptAt, sql`now() + make_interval(secs => ${noPause})`),
  );
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNull(messages.deliveredAt), eq(messages.isSuspect, false), isDue))
    .orderBy(asc(messages.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, nextAttemptAt: sql`now() + make_interval(secs => ${lease})` })
    .where(inArray(messages.id, due))
    .returning();
  return message;
}

async function deliver(url: string, message: Message): Promise<void> {
  const { id, attempts } = message;
  const failure = await send(url, message);
  meter()?.count('webhookDeliveries', { result: failure === null ? 'taken' : 'refused' });
  if (failure !== null) logLine('error', `The webhook did not take message ${id}`, { code: failure });
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
  const db = await database();
  await db
    .update(messages)
    .set(
      failure === null
        ? { deliveredAt: sql`now()`, lastFailure: null }
        : { lastFailure: failure, nextAttemptAt: sql`now() + make_interval(secs => ${pause})` },
    )
    .where(eq(messages.id, id));
}

/** Next.js loads a module once per route, but all of them share one process. */
const shared = globalThis as { deliveries?: Set<Promise<void>> };
const inFlight = (shared.deliveries ??= new Set());

/** Begins to send what is due, unless enough is under way; whoever finds a message has another look for the next. */
function startDelivery(url: string): void {
  if (inFlight.size >= mostAtOnce) return;
  const work = async () => {
    for (let message = await claim(); message; message = await claim()) {
      startDelivery(url);
      await deliver(url, message);
    }
  };
  const delivery = work()
    .catch((error: unknown) => logError('Messages cannot be delivered', error))
    .finally(() => inFlight.delete(delivery));
  inFlight.add(delivery);
}

/** Sends all messages that are due. @returns when none is left, or under way */
export async function deliverDue(): Promise<void> {
  if (!site.webhook.url) return;
  startDelivery(site.webhook.url);
  while (inFlight.size > 0) await Promise.all(inFlight);
}

/** Sends due messages without making anybody wait. */
export function deliverSoon(): void {
  setImmediate(() => void deliverDue());
}

/**
 * Sends what is due before this process ends. What has not been taken by then is sent by another, or after the next start.
 * @param limit milliseconds after which it returns at the latest
 */
export async function flushDeliveries(limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
  await Promise.race([deliverDue(), over]);
  clearTimeout(timer);
}
