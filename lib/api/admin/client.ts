import http from 'node:http';
import type { AdminCommandInput, AdminCommandName, AdminCommandOutput } from '@/lib/api/admin/commands';

/** Thrown when the server that holds the store is no longer running. */
export class ServerNotRunning extends Error {}

/**
 * Sends an admin command to the server that holds the store.
 * @param socket the path of its socket, from the lock file
 * @throws ServerNotRunning when no server listens; Error with a one-sentence message when the command failed
 */
export function requestServer<Name extends AdminCommandName>(
  socket: string,
  name: Name,
  input: AdminCommandInput<Name>,
): Promise<AdminCommandOutput<Name>> {
  return new Promise((resolve, reject) => {
    const request = http.request({ socketPath: socket, path: `/${name}`, method: 'POST', agent: false });
    request.once('error', ({ code }: NodeJS.ErrnoException) => {
      const isUnreachable = code === 'ENOENT' || code === 'ECONNREFUSED';
      reject(isUnreachable ? new ServerNotRunning() : new Error('The server exited before the command finished.'));
    });
    request.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('error', () => reject(new Error('The server exited before the command finished.')));
      response.once('end', () => {
        const { output, error } = JSON.parse(body) as { output: AdminCommandOutput<Name>; error?: string };
        if (error === undefined) resolve(output);
        else reject(new Error(error));
      });
    });
    request.end(JSON.stringify(input));
  });
}
