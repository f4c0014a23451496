import type { TestProject } from 'vitest/node';
import { findEngines, type Engines } from '@/scripts/find-engines';
import { startServer, type Server } from '../start-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browsers that visit the site, and the server that they visit. */
    engines: Engines;
    visited: Pick<Server, 'url' | 'port'>;
  }
}

/** Runs before and after all tests of the engines: visitors of their server are asked before anything is measured. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  project.provide('engines', findEngines());
  const server = await startServer({ env: { CONSENT_MODE: 'opt-in', RATE_LIMIT: 'off' } });
  project.provide('visited', { url: server.url, port: server.port });
  return server.kill;
}
