import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '@/lib/api/store/store';

/** Runs a query written as SQL, and returns its rows, which PGlite and node-postgres wrap differently. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Milliseconds since 1970 as a number, because the text of a timestamp depends on settings of the database. */
export const toMilliseconds = (timestamp: SQL): SQL => sql`floor(extract(epoch from ${timestamp}) * 1000)::float8`;
