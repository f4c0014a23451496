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

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

let calm: Calm;
beforeEach(async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/unit/http-server/calm-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [port] = (await once(child, 'message')) as [string];
  calm = { child, port: Number(port), printed: () => printed };
});
afterEach(() => calm.child.kill('SIGKILL'));

/** Asks for the slow answer and waits until its first half is there. */
async function askSlowly({ child, port }: Calm): Promise<{ text: Promise<string> }> {
  const asked = once(child, 'message');
  const text = fetch(`http://localhost:${port}/slow`).then((answer) => answer.text());
  text.catch(() => {});
  await asked;
  return { text };
}

/** How a process is told to end. */
const ways: [string, (child: ChildProcess) => unknown][] = [
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['Ctrl-C', (child) => child.kill('SIGINT')],
  ['Ctrl-C twice', (child) => [child.kill('SIGINT'), child.kill('SIGINT')]],
  ['the end of whoever started it', (child) => child.disconnect()],
];

describe('a server that is told to stop', () => {
  it.each(ways)('by %s finishes the answer under way, takes no more, and ends with code 0', async (_, tellToStop) => {
    const { child, port } = calm;
    const ended = once(child, 'exit');
    const { text } = await askSlowly(calm);
    tellToStop(child);
    await until(() => isRefused(port));
    child.stdin!.write('go on\n');
    expect(await text).toBe('first half, second half');
    expect(await ended).toEqual([0, null]);
    expect(calm.printed()).toBe('done last\n');
  });
});
