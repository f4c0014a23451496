import { startPostgresOn, type Postgres } from '@/scripts/start-postgres';
import { freePort } from './free-port';

export type { Postgres };

/** Starts a PostgreSQL instance on a free port with a temporary data directory. */
export const startPostgres = async (): Promise<Postgres> => startPostgresOn(await freePort());
