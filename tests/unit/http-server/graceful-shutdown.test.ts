import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Calm = { child: ChildProcess; port: number; printed: () => string };

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.connect(port, 'localhost');
    probe.once('connect', () => resolve(false)).once('error', () => resolve(true));
    probe.once('connect', () => probe.destroy());
  });

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

let quiet: Calm;
beforeEach(async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/unit/http-server/graceful-shutdown-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [port] = (await once(child, 'message')) as [string];
  quiet = { child, port: Number(port), printed: () => printed };
});
afterEach(() => quiet.child.kill('SIGKILL'));

/** Requests the slow response and waits for its first half. */
async function requestSlow({ child, port }: Calm): Promise<{ text: Promise<string> }> {
  const received = once(child, 'message');
  const text = fetch(`http://localhost:${port}/slow`).then((reply) => reply.text());
  text.catch(() => {});
  await received;
  return { text };
}

/** The ways to stop a process. */
const signals: [string, (child: ChildProcess) => unknown][] = [
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['Ctrl-C', (child) => child.kill('SIGINT')],
  ['Ctrl-C twice', (child) => [child.kill('SIGINT'), child.kill('SIGINT')]],
  ['the end of the parent process', (child) => child.disconnect()],
];

describe('graceful shutdown', () => {
  it.each(signals)(
    'after %s the server finishes the response in flight, accepts no more, and exits with code 0',
    async (_, stop) => {
      const { child, port } = quiet;
      const ended = once(child, 'exit');
      const { text } = await requestSlow(quiet);
      stop(child);
      await until(() => isRefused(port));
      child.stdin!.write('go on\n');
      expect(await text).toBe('first half, second half');
      expect(await ended).toEqual([0, null]);
      expect(quiet.printed()).toBe('done last\n');
    },
  );
});
