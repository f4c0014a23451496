import type http from 'node:http';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { createDrain } from '@/lib/http-server/connection-draining';

/** Milliseconds for in-flight responses after a shutdown signal; remaining connections are destroyed. */
const drainTimeout = 10_000;
/** Milliseconds after that for final cleanup. */
const cleanupTimeout = 3000;

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
  const stop = async (drainDelay: number) => {
    if (isStopping) return;
    isStopping = true;
    onShutdownStart();
    setTimeout(() => process.exit(0), drainDelay + drainTimeout + cleanupTimeout);
    if (drainDelay > 0) await setTimeoutPromise(drainDelay);
    await drain(drainTimeout);
    await cleanup().finally(() => process.exit(0));
  };
  process.on('SIGTERM', () => void stop(delay));
  process.on('SIGINT', () => void stop(0));
  process.on('disconnect', () => void stop(0));
}
