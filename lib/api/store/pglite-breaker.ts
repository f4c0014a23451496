import type { PGlite } from '@electric-sql/pglite';

/** After a panic, such as one for a full disk, a PGlite runs in circles at the next message, and this process with it. */

/** PGlite has given up, and has to be opened anew. */
export class StoreBroken extends Error {
  constructor() {
    super('The embedded store has given up and is opened anew.');
    this.name = 'StoreBroken';
  }
}

/** The first byte of the last message of a session (PostgreSQL manual, "Message Formats"). */
const terminate = 'X'.charCodeAt(0);

/** Whether the database goes on after an error; what has no severity comes from the machine that runs it. */
const isLasting = ({ severity }: { severity?: string }) => severity !== 'ERROR';

/**
 * Keeps messages from a PGlite that has given up: they fail instead.
 * @returns whether it has
 */
export function createPgliteBreaker(client: PGlite): () => boolean {
  let isBroken = false;
  const noticing =
    <Arguments extends unknown[], Result>(send: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      try {
        return await send(...args);
      } catch (error) {
        isBroken ||= isLasting(error as { severity?: string });
        throw error;
      }
    };
  client.execProtocol = noticing(client.execProtocol.bind(client));
  client.execProtocolStream = noticing(client.execProtocolStream.bind(client));
  const send = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    // The farewell is not answered by the database.
    if (isBroken && message[0] !== terminate) throw new StoreBroken();
    return send(message);
  };
  return () => isBroken;
}
