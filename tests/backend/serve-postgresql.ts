import type { TestProject } from 'vitest/node';
import { startPostgres } from '../start-postgres';
import { startServer } from '../start-server';
import { contractEnvironment } from './contract-servers';

/** Global setup and teardown of the contract tests on PostgreSQL. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const env = { ...contractEnvironment, DATABASE_URL: await postgres.createDatabase('contract') };
  const server = await startServer({ env, onMessage: () => {} });
  project.provide('contractBase', `${server.url}/api`);
  return async () => {
    await server.kill();
    await postgres.stop();
  };
}
