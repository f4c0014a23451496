import type { TestProject } from 'vitest/node';
import { startServer } from '../start-server';

/** Global setup and teardown of the attack tests: starts a server unless ATTACK_BASE specifies one. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const { ATTACK_BASE: base, ATTACK_PID: pid } = process.env;
  if (base) {
    project.provide('attackTarget', { base: new URL(base).origin, pid: pid ? Number(pid) : null });
    return async () => {};
  }
  const server = await startServer({ env: { RATE_LIMIT: 'off', TRUST_PROXY: '1' } });
  project.provide('attackTarget', { base: server.url, pid: server.pid });
  return server.kill;
}
