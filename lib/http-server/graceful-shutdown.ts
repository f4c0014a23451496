import cluster from 'node:cluster';
import type http from 'node:http';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { createDrain } from '@/lib/http-server/connection-draining';

/** Milliseconds for in-flight responses after a shutdown signal; remaining connections are destroyed. */
const drainTimeout = 10_000;
/** Milliseconds after that for final cleanup. */
const cleanupTimeout = 3000;

/** Milliseconds for which idle connections stay open when another server of this port has taken over. */
const retireGrace = 1000;

/** Message to a server that another one has replaced. */
export const retireMessage = 'retire';

/**
 * Shuts this process down gracefully, with code 0, on SIGTERM or SIGINT, or when the parent process that started it
 * with an IPC channel has exited for any reason. A second signal is ignored: Ctrl-C in a terminal reaches every process
 * of a command, and npm forwards it as well.
 * @param options.delay milliseconds after SIGTERM for which new connections are still accepted: a load balancer learns
 * from health checks that it should send no more
 * @param options.onShutdownStart runs immediately, such as making health checks fail
 * @param options.cleanup cleanup after the last response, such as closing a store; it must report its own errors
 */
export function shutDownGracefully(
  server: http.Server,
  { delay, onShutdownStart, cleanup }: { delay: number; onShutdownStart: () => void; cleanup: () => Promise<unknown> },
): void {
  const drain = createDrain(server);
  let isStopping = false;
  const stop = async (drainDelay: number, grace = 0) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), drainDelay + grace + drainTimeout + cleanupTimeout);
    if (drainDelay > 0) await setTimeoutPromise(drainDelay);
    await drain(drainTimeout, grace);
    await cleanup().finally(() => process.exit(0));
  };
  const shutDown = (drainDelay: number) => {
    onShutdownStart();
    void stop(drainDelay);
  };
  // Otherwise a worker exits at once when the process that started it has exited.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  process.on('SIGTERM', () => shutDown(delay));
  process.on('SIGINT', () => shutDown(0));
  process.on('disconnect', () => shutDown(0));
  // Health checks succeed meanwhile: the port is served.
  process.on('message', (message) => {
    if (message === retireMessage) void stop(0, retireGrace);
  });
}
