import http from 'node:http';
import type { AdminCommandInput, AdminCommandName, AdminCommandOutput } from '@/lib/api/admin/commands';
import { connectToOwner, notServingStatus, StoreLockedError } from '@/lib/api/store/directory-lock';

/**
 * Sends an admin command to the server that holds a data directory.
 * @returns the command's result, in an object; null if no process holds the directory
 * @throws StoreLockedError when its owner serves no commands; Error with a one-sentence message when the command failed
 */
export async function requestServer<Name extends AdminCommandName>(
  folder: string,
  name: Name,
  input: AdminCommandInput<Name>,
): Promise<{ output: AdminCommandOutput<Name> } | null> {
  const socket = await connectToOwner(folder);
  if (!socket) return null;
  return new Promise((resolve, reject) => {
    const request = http.request({ createConnection: () => socket, path: `/${name}`, method: 'POST' });
    const rejectAsEnded = () => reject(new Error('The server exited before the command finished.'));
    request.once('error', rejectAsEnded);
    request.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('error', rejectAsEnded);
      response.once('end', () => {
        if (response.statusCode === notServingStatus) return reject(new StoreLockedError(folder));
        const { output, error } = JSON.parse(body) as { output: AdminCommandOutput<Name>; error?: string };
        if (error === undefined) resolve({ output });
        else reject(new Error(error));
      });
    });
    request.end(JSON.stringify(input));
  });
}
