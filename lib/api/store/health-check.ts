import { sql } from 'drizzle-orm';
import { database } from '@/lib/api/store/current-store';
import type { Database } from '@/lib/api/store/store';

/** Milliseconds after which a store that has not answered counts as one that cannot be reached. */
const patience = 2000;

/** Asks this server's store for anything. @throws Error when it does not answer, or not in time */
export async function queryWithTimeout<Answer>(ask: (db: Database) => Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(Object.assign(new Error('The store did not answer in time.'), { code: 'TIMEOUT' })),
      patience,
    ).unref();
  });
  const answer = database().then(ask);
  answer.catch(() => {});
  return Promise.race([answer, late]);
}

/** Resolves when the store answers. @throws Error when it does not, or not in time */
export const checkStore = (): Promise<unknown> => queryWithTimeout(async (db) => db.execute(sql`select 1`));
