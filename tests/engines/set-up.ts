import type { TestProject } from 'vitest/node';
import { findEngines, type Engines } from '@/scripts/find-engines';
import { startServer, type Server } from '../start-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The installed browser engines, and the server that they visit. */
    engines: Engines;
    visited: Pick<Server, 'url' | 'port'>;
  }
}

/** Global setup and teardown of the engine tests; their server requires opt-in consent. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  project.provide('engines', findEngines());
  const server = await startServer({ env: { CONSENT_MODE: 'opt-in', RATE_LIMIT: 'off' } });
  project.provide('visited', { url: server.url, port: server.port });
  return server.kill;
}
