import { sql } from 'drizzle-orm';
import { database } from '@/lib/api/store/current-store';
import type { Database } from '@/lib/api/store/store';

/** Milliseconds after which a store that does not respond counts as unreachable. */
const timeout = 2000;

/** Runs a query on this server's store. @throws Error if it fails or times out */
export async function queryWithTimeout<Result>(query: (db: Database) => Promise<Result>): Promise<Result> {
  const timedOut = new Promise<never>((_, reject) => {
    setTimeout(() => reject(Object.assign(new Error('The store timed out.'), { code: 'TIMEOUT' })), timeout).unref();
  });
  const result = database().then(query);
  result.catch(() => {});
  return Promise.race([result, timedOut]);
}

/** Resolves if the store responds. @throws Error if it does not, or not in time */
export const checkStore = (): Promise<unknown> => queryWithTimeout(async (db) => db.execute(sql`select 1`));
