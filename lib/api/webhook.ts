import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { errorCode, logError } from '@/lib/api/log-failure';
import { logLine } from '@/lib/api/telemetry/log';
import { getMetrics } from '@/lib/api/telemetry/metrics';
import { sign } from '@/lib/api/hmac';
import { database } from '@/lib/api/store/current-store';
import { messages } from '@/lib/api/store/schema';
import { webhookBodies } from '@/lib/api/webhook-bodies';
import { site } from '@/lib/config/site';

/** Delivers messages to CONTACT_WEBHOOK_URL, each until it is accepted (docs/data.md, "The webhook"). */

/** Timeout of a request, in milliseconds. */
const timeout = 5000;
/** Seconds for which a claimed message is reserved; longer than sending it and storing the result. */
const lease = 30;
/** Exponential backoff of failed deliveries, in seconds. */
const firstRetryDelay = 6;
const maxRetryDelay = 3600;
/** A later time was set while the clock was wrong. */
const invalidRetryDelay = 2 * maxRetryDelay;
/** Maximum number of deliveries in flight, so that a slow one does not block the others. */
const maxInFlight = 4;

type Message = typeof messages.$inferSelect;

/** Sends a message. @returns the reason if the webhook did not accept it, otherwise null */
async function send(url: string, message: Message): Promise<string | null> {
  const body = JSON.stringify(webhookBodies[site.webhook.format](message));
  const time = Math.floor(Date.now() / 1000);
  const secret = site.webhook.secret;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret ? { 'X-Signature': `t=${time},v1=${sign(`${time}.${body}`, secret)}` } : {}),
      },
      body,
      // Following a redirect would send a GET without the message to a URL that is not configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return errorCode(error);
  }
}

/**
 * Claims the message that has been due longest for the duration of the lease; if this process dies, another one sends
 * it afterwards. Locked rows are skipped, so servers on one store neither block each other nor send a message twice.
 */
async function claim(): Promise<Message | undefined> {
  const db = await database();
  const isDue = or(
    lte(messages.nextAttemptAt, sql`now()`),
    gt(messages.nextAttemptAt, sql`now() + make_interval(secs => ${invalidRetryDelay})`),
  );
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNull(messages.deliveredAt), eq(messages.isSuspectedSpam, false), isDue))
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
  getMetrics()?.count('webhookDeliveries', { result: failure === null ? 'success' : 'failure' });
  if (failure !== null) logLine('error', `The webhook did not accept message ${id}`, { code: failure });
  const retryDelay = Math.min(firstRetryDelay * 2 ** (attempts - 1), maxRetryDelay);
  const db = await database();
  await db
    .update(messages)
    .set(
      failure === null
        ? { deliveredAt: sql`now()`, lastFailure: null }
        : { lastFailure: failure, nextAttemptAt: sql`now() + make_interval(secs => ${retryDelay})` },
    )
    .where(eq(messages.id, id));
}

/** Next.js loads a module once per route, but all of them share one process. */
const shared = globalThis as { deliveries?: Set<Promise<void>> };
const inFlight = (shared.deliveries ??= new Set());

/** Starts a worker, unless enough are in flight. Each worker that claims a message starts another one for the next. */
function startDelivery(url: string): void {
  if (inFlight.size >= maxInFlight) return;
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

/** Sends all due messages. Resolves when none are left or in flight. */
export async function deliverDueMessages(): Promise<void> {
  if (!site.webhook.url) return;
  startDelivery(site.webhook.url);
  while (inFlight.size > 0) await Promise.all(inFlight);
}

/** Sends due messages in the background. */
export function deliverSoon(): void {
  setImmediate(() => void deliverDueMessages());
}

/**
 * Sends due messages before this process exits. The rest is sent by another server or after the next start.
 * @param limit timeout in milliseconds
 */
export async function flushDeliveries(limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
  await Promise.race([deliverDueMessages(), timedOut]);
  clearTimeout(timer);
}
