import type { PGlite } from '@electric-sql/pglite';

/**
 * After a panic, for example on a full disk, PGlite enters an endless loop at the next message and blocks the process.
 */

/** Thrown after PGlite has crashed; it must be reopened. */
export class StoreBrokenError extends Error {
  constructor() {
    super('The PGlite store has crashed and is being reopened.');
    this.name = 'StoreBrokenError';
  }
}

/** The type byte of the Terminate message (PostgreSQL manual, "Message Formats"). */
const terminate = 'X'.charCodeAt(0);

/** Whether an error is fatal for the database; errors without a severity come from the WebAssembly runtime. */
const isFatal = ({ severity }: { severity?: string }) => severity !== 'ERROR';

/**
 * Circuit breaker: after a fatal error, messages to PGlite fail instead of being sent.
 * @returns a function that returns whether PGlite has crashed
 */
export function createPgliteBreaker(client: PGlite): () => boolean {
  let isBroken = false;
  const withCrashDetection =
    <Arguments extends unknown[], Result>(send: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      try {
        return await send(...args);
      } catch (error) {
        isBroken ||= isFatal(error as { severity?: string });
        throw error;
      }
    };
  client.execProtocol = withCrashDetection(client.execProtocol.bind(client));
  client.execProtocolStream = withCrashDetection(client.execProtocolStream.bind(client));
  const send = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    // Terminate is allowed, because the database does not process it.
    if (isBroken && message[0] !== terminate) throw new StoreBrokenError();
    return send(message);
  };
  return () => isBroken;
}
