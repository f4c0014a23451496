import type { TestProject } from 'vitest/node';
import { startServer } from '../start-server';
import { contractEnvironment } from './contract-servers';

/** Global setup and teardown of the contract tests on PGlite. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ env: contractEnvironment, onMessage: () => {} });
  project.provide('contractBase', `${server.url}/api`);
  return server.kill;
}
