import type http from 'node:http';
import { createDrain } from '@/lib/http-server/connection-draining';

/** Milliseconds for in-flight responses after a shutdown signal; remaining connections are destroyed. */
const timeForAnswers = 10_000;
/** Milliseconds after that for final cleanup. */
const timeForTheRest = 3000;

/**
 * Shuts this process down gracefully, with code 0, on SIGTERM or SIGINT, or when the parent process that started it
 * with an IPC channel has exited for any reason. A second signal is ignored: Ctrl-C in a terminal reaches every process
 * of a command, and npm forwards it as well.
 * @param last cleanup after the last response, such as closing a store; it must report its own errors
 * @param first runs immediately, such as telling clients on open connections to send no more requests
 */
export function shutDownGracefully(
  server: http.Server,
  last: () => Promise<unknown> = async () => {},
  first: () => void = () => {},
): void {
  const drain = createDrain(server);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    first();
    setTimeout(() => process.exit(0), timeForAnswers + timeForTheRest);
    await drain(timeForAnswers);
    await last().finally(() => process.exit(0));
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('disconnect', () => void stop());
}
