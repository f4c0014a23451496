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
 * Does what commands ask for while this process has the data folder: `POST /{task}` with the task's input, on a socket that
 * only this user can reach, and that the folder's lock tells of.
 * @returns what ends it
 */
export async function serveAdminCommands(store: () => Promise<Store>, lock: FolderLock): Promise<() => Promise<void>> {
  // The address of a socket may have no more than 107 characters, which a project's folder may exceed.
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const address = path.join(folder, 'tasks');
  const server = http.createServer((request, response) => {
    const name = request.url!.slice(1) as AdminCommandName;
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const work = async () => {
      // A newer command beside an older server.
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
