import type { TestProject } from 'vitest/node';
import { findOrInstall, type Engines } from '@/scripts/system-dependencies';
import { startServer, type Server } from '../start-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The installed browser engines, and the server that they visit. */
    engines: Engines;
    server: Pick<Server, 'url' | 'port'>;
  }
}

/** Global setup and teardown of the engine tests; their server requires opt-in consent. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [firefox, webkitDriver] = [findOrInstall('firefox'), findOrInstall('webkitDriver')];
  project.provide('engines', {
    firefox,
    webkitDriver,
    miniBrowser: findOrInstall('miniBrowser'),
    xvfb: findOrInstall('xvfb'),
  });
  const server = await startServer({ env: { CONSENT_MODE: 'opt-in', RATE_LIMIT: 'off' } });
  project.provide('server', { url: server.url, port: server.port });
  return server.kill;
}
