import type http from 'node:http';
import { createDrain } from '@/lib/http-server/connection-draining';

/** Milliseconds for in-flight responses after a shutdown signal; remaining connections are destroyed. */
const drainTimeout = 10_000;
/** Milliseconds after that for final cleanup. */
const cleanupTimeout = 3000;

/**
 * Shuts this process down gracefully, with code 0, on SIGTERM or SIGINT, or when the parent process that started it
 * with an IPC channel has exited for any reason. A second signal is ignored: Ctrl-C in a terminal reaches every process
 * of a command, and npm forwards it as well.
 * @param cleanup cleanup after the last response, such as closing a store; it must report its own errors
 * @param onShutdownStart runs immediately, such as telling clients on open connections to send no more requests
 */
export function shutDownGracefully(
  server: http.Server,
  cleanup: () => Promise<unknown> = async () => {},
  onShutdownStart: () => void = () => {},
): void {
  const drain = createDrain(server);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    onShutdownStart();
    setTimeout(() => process.exit(0), drainTimeout + cleanupTimeout);
    await drain(drainTimeout);
    await cleanup().finally(() => process.exit(0));
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('disconnect', () => void stop());
}
