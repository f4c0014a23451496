import type http from 'node:http';
import { adminCommands, runAdminCommand, type AdminCommandName } from '@/lib/api/admin/commands';
import { toErrorMessage } from '@/lib/api/admin/error-message';
import { refuseRequest, type DirectoryLock } from '@/lib/api/store/directory-lock';
import type { Store } from '@/lib/api/store/store';

async function readJson(request: http.IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
  return JSON.parse(body);
}

/**
 * Runs admin commands while this process holds the data directory: `POST /{command}` with the command's input, on the
 * socket of the directory's lock, which only this user can access.
 * @returns a function that accepts no more commands and waits for the running ones
 */
export function serveAdminCommands(store: () => Promise<Store>, lock: DirectoryLock): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  lock.serve((request, response) => {
    const name = request.url!.slice(1) as AdminCommandName;
    const respond = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const work = async () => {
      // A newer command may call an older server.
      if (!Object.hasOwn(adminCommands, name))
        throw new Error(`The running server does not know the command ${name}. Update and restart it.`);
      const input = (await readJson(request)) as never;
      return { output: await runAdminCommand(await store(), name, input) };
    };
    const responded = work().then(
      (body) => respond(200, body),
      (error: unknown) => respond(500, { error: toErrorMessage(error) }),
    );
    const sent = new Promise((resolve) => response.once('close', resolve));
    const done = Promise.all([responded, sent]).finally(() => running.delete(done));
    running.add(done);
  });
  return async () => {
    lock.serve(refuseRequest);
    await Promise.all(running);
  };
}
