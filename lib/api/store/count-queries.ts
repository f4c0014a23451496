import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { meter } from '@/lib/api/telemetry/metrics';

/** Counts what the store is asked, how long it takes, and what it refuses; nothing of what is asked. */

async function counted<Result>(ask: () => Promise<Result>): Promise<Result> {
  const counting = meter();
  if (!counting) return ask();
  const since = performance.now();
  counting.step('storeQueries', 1);
  let result: 'answered' | 'failed' = 'failed';
  try {
    const answer = await ask();
    result = 'answered';
    return answer;
  } finally {
    counting.step('storeQueries', -1);
    counting.count('storeQueries', { result });
    counting.time('storeQueries', {}, (performance.now() - since) / 1000);
  }
}

const counting =
  <Arguments extends unknown[], Result>(ask: (...args: Arguments) => Promise<Result>) =>
  (...args: Arguments): Promise<Result> =>
    counted(() => ask(...args));

/** Queries on a connection of a pool's own come with a callback, and have been counted by the pool. */
function countClient(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const ask = (...args: unknown[]) =>
    typeof args.at(-1) === 'function' ? query(...args) : counted(() => query(...args));
  client.query = ask as typeof client.query;
}

export function measurePool(pool: Pool): void {
  pool.query = counting(pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>) as typeof pool.query;
  pool.on('connect', countClient);
}

/** A transaction counts as one query: nothing else is asked while it lasts. */
export function measurePglite(client: PGlite): void {
  client.query = counting(client.query.bind(client)) as typeof client.query;
  client.transaction = counting(client.transaction.bind(client)) as typeof client.transaction;
}
