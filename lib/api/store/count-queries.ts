import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { getMetrics } from '@/lib/api/telemetry/metrics';

/** Measures the number, duration and failures of store queries, without their content. */

async function measure<Result>(run: () => Promise<Result>): Promise<Result> {
  const metrics = getMetrics();
  if (!metrics) return run();
  const start = performance.now();
  metrics.step('storeQueries', 1);
  let result: 'success' | 'failure' = 'failure';
  try {
    const rows = await run();
    result = 'success';
    return rows;
  } finally {
    metrics.step('storeQueries', -1);
    metrics.count('storeQueries', { result });
    metrics.time('storeQueries', {}, (performance.now() - start) / 1000);
  }
}

const withMetrics =
  <Arguments extends unknown[], Result>(run: (...args: Arguments) => Promise<Result>) =>
  (...args: Arguments): Promise<Result> =>
    measure(() => run(...args));

/** Skips queries with a callback: the pool made them on its own connection and has counted them. */
function countClient(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const run = (...args: unknown[]) =>
    typeof args.at(-1) === 'function' ? query(...args) : measure(() => query(...args));
  client.query = run as typeof client.query;
}

export function measurePool(pool: Pool): void {
  pool.query = withMetrics(pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>) as typeof pool.query;
  pool.on('connect', countClient);
}

/** A transaction counts as one query, because no other query runs while it lasts. */
export function measurePglite(client: PGlite): void {
  client.query = withMetrics(client.query.bind(client)) as typeof client.query;
  client.transaction = withMetrics(client.transaction.bind(client)) as typeof client.transaction;
}
