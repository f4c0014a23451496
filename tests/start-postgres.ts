import { startPostgresOn, type Postgres } from '@/scripts/start-postgres';
import { freePort } from './free-port';

export type { Postgres };

/** Starts a PostgreSQL of its own on a free port and in a temporary folder. */
export const startPostgres = async (): Promise<Postgres> => startPostgresOn(await freePort());
