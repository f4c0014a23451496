import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolConfig } from 'pg';
import { measurePool } from '@/lib/api/store/count-queries';
import { migrations, StoreUnusable, type Store, type StoreOptions } from '@/lib/api/store/store';

/** Any number, the same in every instance: who holds it migrates. */
const migrationLock = 7_243_611;

/** Milliseconds until a connection must be there. The address may set other limits: `?statement_timeout=20000`. */
const connecting = { connectionTimeoutMillis: 5000, keepAlive: true };

/** Milliseconds for what a call asks: all of them less than the ten seconds after which browsers give up. */
const forCalls: PoolConfig = {
  ...{ statement_timeout: 8000, lock_timeout: 5000, idle_in_transaction_session_timeout: 10_000 },
  // The client's own, for a server that does not even say that it has given up.
  query_timeout: 9000,
};

/** The same for commands, which work through the whole store. */
const forCommands: PoolConfig = {
  ...{ statement_timeout: 1_800_000, lock_timeout: 60_000, idle_in_transaction_session_timeout: 600_000 },
  query_timeout: 1_900_000,
};

/** Who may not read the table of migrations may not change the schema either, and has somebody who does. */
const isForbidden = (error: unknown) => (error as { code?: unknown }).code === '42501';
const isMissing = (error: unknown) => ['42P01', '3F000'].includes(String((error as { code?: unknown }).code));

/** How many migrations a database has seen; 0 for one that holds no store, null when this role may not know. */
async function migrationsIn(client: Client): Promise<number | null> {
  try {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    return rows[0]!.count;
  } catch (error) {
    if (isForbidden(error)) return null;
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** Does something on a connection of its own; what it holds there, such as a lock, ends with it. */
async function onConnection<T>(config: PoolConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connecting, ...config });
  // Whoever waits for it notices when it breaks; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    void client.end().catch(() => {});
  }
}

/** Brings the schema up to date. Instances that start together wait for the one that migrates. */
const bringUpToDate = (connectionString: string): Promise<void> =>
  onConnection({ connectionString, ...forCommands }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), migrations);
  });

async function checkSchema({ migrates, mustExist }: StoreOptions, connectionString: string): Promise<void> {
  const seen = await onConnection({ connectionString, ...forCalls }, migrationsIn);
  if (mustExist && seen === 0)
    throw new StoreUnusable('There is no store in the database of DATABASE_URL: is the address right?');
  if (seen === null || seen >= readMigrationFiles(migrations).length) return;
  if (migrates === false) {
    throw new StoreUnusable(
      'The database of DATABASE_URL has not the newest schema: npm run db:migrate brings it there.',
    );
  }
  await bringUpToDate(connectionString);
}

/**
 * Opens a PostgreSQL store, with the newest schema.
 * @throws Error with one sentence when there is no store that must exist, or its schema is old and is not to be changed
 */
export async function openPostgres(address: StoreOptions, connectionString: string): Promise<Store> {
  await checkSchema(address, connectionString);
  const limits = address.isCommand ? forCommands : forCalls;
  const pool = new Pool({ connectionString, max: address.isCommand ? 2 : 10, ...connecting, ...limits });
  pool.on('error', () => {});
  measurePool(pool);
  return { db: drizzle({ client: pool }), kind: 'postgresql', close: () => pool.end(), isBroken: () => false };
}
