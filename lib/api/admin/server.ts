import http from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminCommands, runAdminCommand, type AdminCommandName } from '@/lib/api/admin/commands';
import { toErrorMessage } from '@/lib/api/admin/error-message';
import type { FolderLock } from '@/lib/api/store/folder-lock';
import type { Store } from '@/lib/api/store/store';

async function jsonOf(request: http.IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
  return JSON.parse(body);
}

/**
 * Runs admin commands while this process holds the data directory: `POST /{command}` with the command's input, on a
 * socket that only this user can access and whose path is in the directory's lock file.
 * @returns a function that stops the server
 */
export async function serveAdminCommands(store: () => Promise<Store>, lock: FolderLock): Promise<() => Promise<void>> {
  // A socket path is limited to 107 characters, which a project directory may exceed.
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const address = path.join(folder, 'tasks');
  const server = http.createServer((request, response) => {
    const name = request.url!.slice(1) as AdminCommandName;
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const work = async () => {
      // A newer command may call an older server.
      if (!Object.hasOwn(adminCommands, name))
        throw new Error(`The server that has the store does not know how to ${name}.`);
      const input = (await jsonOf(request)) as never;
      return { output: await runAdminCommand(await store(), name, input) };
    };
    work().then(
      (body) => answer(200, body),
      (error: unknown) => answer(500, { error: toErrorMessage(error) }),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
  server.unref();
  lock.announce(address);
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
}
