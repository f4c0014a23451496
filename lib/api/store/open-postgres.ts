import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientBase, type PoolConfig } from 'pg';
import { measurePool } from '@/lib/api/store/count-queries';
import { checkMigrations } from '@/lib/api/store/check-migrations';
import {
  migrations,
  StoreMissingError,
  StoreUnusableError,
  type Store,
  type StoreOptions,
} from '@/lib/api/store/store';

/** An arbitrary advisory lock id, the same in every instance, so that only one migrates at a time. */
const migrationLock = 7_243_611;

/** Connection timeout in milliseconds. The URL may set further limits: `?statement_timeout=20000`. */
const connectionOptions = { connectionTimeoutMillis: 5000, keepAlive: true };

/**
 * Sent on each new connection, because the defaults of a server, database or role may differ. Connection poolers refuse
 * such settings as startup parameters; PgBouncer restores these ones with each transaction, except the last two. jit:
 * compiling took 1.4 s for sums of a quarter hour, whose execution takes 10 ms. Parallel workers: the queries of a page
 * run side by side anyway, and with workers they take half as much processor time again.
 */
const sessionSettings =
  "set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set standard_conforming_strings = on; set jit = off; set max_parallel_workers_per_gather = 0";

/** Timeouts for endpoints in milliseconds, most of them below the ten seconds after which browsers give up. */
const endpointLimits: PoolConfig = {
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  // The client's own timeout, for a server that does not respond at all.
  query_timeout: 9000,
};

/** Timeouts for commands, which process the whole store. */
const commandLimits: PoolConfig = {
  statement_timeout: 1_800_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 600_000,
  query_timeout: 1_900_000,
};

/** Runs a function on a separate connection. */
async function withConnection<T>(config: PoolConfig, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connectionOptions, ...config });
  // The pending query fails as well; without a listener, the error would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sessionSettings);
    return await run(client);
  } finally {
    void client.end().catch(() => {});
  }
}

/** Migrates the schema. Instances that start at the same time wait for each other. */
const migrateSchema = (connectionString: string): Promise<void> =>
  withConnection({ connectionString, ...commandLimits }, async (client) => {
    // A lock of the transaction, because PgBouncer may give each transaction another session. The `begin` of `migrate` in
    // this transaction has no effect but a warning, and its `commit` or `rollback` releases the lock.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), migrations);
  });

async function checkSchema({ migrates, mustExist }: StoreOptions, connectionString: string): Promise<void> {
  const schema = await withConnection({ connectionString, ...endpointLimits }, (client) =>
    checkMigrations(client, 'Set DATABASE_URL to an empty database, or run the version that created this one.'),
  );
  if (mustExist && schema?.isNew)
    throw new StoreMissingError('No store found in the database of DATABASE_URL. Check the URL.');
  if (!schema?.isOutdated) return;
  if (migrates === false) {
    throw new StoreUnusableError('The schema of the database of DATABASE_URL is outdated. Run npm run db:migrate.');
  }
  await migrateSchema(connectionString);
}

/**
 * Opens a PostgreSQL store and migrates it to the latest schema.
 * @throws StoreUnusableError if a required store does not exist, or if its schema is foreign, or outdated and may not be
 * migrated
 */
export async function openPostgres(options: StoreOptions, connectionString: string): Promise<Store> {
  await checkSchema(options, connectionString);
  const limits = options.isCommand ? commandLimits : endpointLimits;
  // The pool waits for the promise, although its types say `void`, before it hands out the connection.
  const onConnect = (client: ClientBase) => client.query(sessionSettings);
  const max = options.isCommand ? 2 : 10;
  const pool = new Pool({ connectionString, max, onConnect, ...connectionOptions, ...limits });
  pool.on('error', () => {});
  measurePool(pool);
  return { db: drizzle({ client: pool }), kind: 'postgresql', close: () => pool.end(), isBroken: () => false };
}
