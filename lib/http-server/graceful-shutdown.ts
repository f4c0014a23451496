import type http from 'node:http';
import { createDrain } from '@/lib/http-server/connection-draining';

/** Milliseconds for answers that are under way when a server is told to stop; what takes longer is broken off. */
const timeForAnswers = 10_000;
/** Milliseconds after that for what is done last. */
const timeForTheRest = 3000;

/**
 * Ends this process calmly, with code 0, when it gets SIGTERM or SIGINT, or when the process that started it with an IPC
 * channel is gone, however that ended. A second signal changes nothing: Ctrl-C in a terminal reaches every process of a
 * command, and those pass it on besides.
 * @param last what is done between the last answer and the end, such as closing a store; what goes wrong there is its own to tell
 * @param first what is done at once, such as saying on connections that are open that no more requests are wanted
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
