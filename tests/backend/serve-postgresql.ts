import { startPostgres } from '../start-postgres';
import { startServer } from '../start-server';
import { contractEnvironment, portOf, postgresPorts } from './contract-servers';

/** Runs before and after the contract suite on PostgreSQL. */
export default async function serve(): Promise<() => Promise<void>> {
  const postgres = await startPostgres(postgresPorts.contract);
  const env = { ...contractEnvironment, DATABASE_URL: await postgres.database('contract') };
  const server = await startServer('.', portOf('postgresql'), env);
  return async () => {
    await server.kill();
    await postgres.stop();
  };
}
