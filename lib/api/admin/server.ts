import http from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminCommands, runAdminCommand, type AdminCommandName } from '@/lib/api/admin/commands';
import { toErrorMessage } from '@/lib/api/admin/error-message';
import type { FolderLock } from '@/lib/api/store/folder-lock';
import type { Store } from '@/lib/api/store/store';

async function readJson(request: http.IncomingMessage): Promise<unknown> {
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
  const socket = path.join(folder, 'tasks');
  const server = http.createServer((request, response) => {
    const name = request.url!.slice(1) as AdminCommandName;
    const respond = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const work = async () => {
      // A newer command may call an older server.
      if (!Object.hasOwn(adminCommands, name))
        throw new Error(`The running server does not know the command ${name}. Update and restart it.`);
      const input = (await readJson(request)) as never;
      return { output: await runAdminCommand(await store(), name, input) };
    };
    work().then(
      (body) => respond(200, body),
      (error: unknown) => respond(500, { error: toErrorMessage(error) }),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  server.unref();
  lock.announce(socket);
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
}
