import type { TestProject } from 'vitest/node';
import { startServer } from '../start-server';
import { contractEnvironment } from './contract-servers';

/** Runs before and after the contract suite on PGlite. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ env: contractEnvironment });
  project.provide('contractBase', `${server.url}/api`);
  return server.kill;
}
