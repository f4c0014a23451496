import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { startServer, type Server } from '../start-server';

/** Number of idle connections that a client opens. */
const maxIdle = 100;

const output: string[] = [];
let server: Server;
const idle: Socket[] = [];
beforeAll(async () => {
  server = await startServer({ output });
});
afterAll(async () => {
  for (const socket of idle) socket.destroy();
  await server.kill();
});

const descriptors = async () =>
  ((await (await fetch(`${server.url}/readyz`)).json()) as { descriptors: string }).descriptors;

it('a shortage of file descriptors is reported by /readyz and logged once, as is its end', async () => {
  expect(await descriptors()).toBe('ok');
  const open = readdirSync(`/proc/${server.pid}/fd`).length;
  execFileSync('prlimit', ['--pid', String(server.pid), `--nofile=${Math.ceil((open + maxIdle) * 1.05)}`]);
  for (let i = 0; i < maxIdle; i += 1) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    idle.push(socket);
    await once(socket, 'connect');
  }
  await eventually(async () => expect(await descriptors()).toBe('nearly exhausted'), 500);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const socket of idle) socket.destroy();
  await eventually(async () => expect(await descriptors()).toBe('ok'), 500);
  const logged = output.join('').match(/.*file descriptors.*/g);
  expect(logged).toEqual([
    'More than 90% of the file descriptors that this process may open are in use',
    'Enough file descriptors are available again',
  ]);
});
