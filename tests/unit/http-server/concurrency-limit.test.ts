import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { concurrencyLimit, type ConcurrencyLimits } from '@/lib/http-server/concurrency-limit';

/** A server whose handlers wait until they are let go, in the order in which they have started. */
let server: http.Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(limits: ConcurrencyLimits, finish = (response: http.ServerResponse) => void response.end('done')) {
  const limit = concurrencyLimit(limits);
  const started: { path: string; go: () => void }[] = [];
  server = http.createServer((request, response) => {
    const handle = async () => {
      await new Promise<void>((go) => started.push({ path: request.url!, go }));
      finish(response);
    };
    void limit.run(response, handle).then((isServed) => {
      if (!isServed && !response.closed) response.writeHead(503).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  const until = async (count: number) => {
    while (started.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    // Whoever else were to start would have by now.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started).toHaveLength(count);
  };
  return { ask, started, until, port };
}

const patient = { running: 2, waiting: 3, longestWait: 60_000 };

describe('a limit of concurrent requests', () => {
  it('works on so many at once, has others wait for their turn in order, and serves them all', async () => {
    const { ask, started, until } = await serve(patient);
    const answers: Promise<number>[] = [];
    for (let i = 0; i < 5; i += 1) {
      answers.push(ask(`/${i}`));
      await until(Math.min(2, i + 1));
    }
    for (let i = 0; i < 5; i += 1) {
      await until(Math.min(5, i + 2));
      started[i]!.go();
    }
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200]);
    expect(started.map(({ path }) => path)).toEqual(['/0', '/1', '/2', '/3', '/4']);
  });

  it('refuses at once what finds the queue full, and serves again afterwards', async () => {
    const { ask, started, until } = await serve(patient);
    const answers = Array.from({ length: 5 }, (_, i) => ask(`/${i}`));
    await until(2);
    expect(await ask('/too-many')).toBe(503);
    for (let i = 0; i < 5; i += 1) {
      await until(Math.min(5, i + 2));
      started[i]!.go();
    }
    await Promise.all(answers);
    const later = ask('/later');
    await until(6);
    started[5]!.go();
    expect(await later).toBe(200);
  });

  it('refuses what has waited too long', async () => {
    const { ask, started, until } = await serve({ running: 1, waiting: 5, longestWait: 30 });
    const first = ask('/first');
    await until(1);
    expect(await ask('/second')).toBe(503);
    started[0]!.go();
    expect(await first).toBe(200);
  });

  /** Sends a request, and returns what hangs up. */
  async function send(port: number, path: string): Promise<() => void> {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return () => socket.destroy();
  }

  it('forgets a client that hangs up while it waits; one that is served keeps its place until the work is done', async () => {
    const { ask, started, until, port } = await serve({ running: 1, waiting: 1, longestWait: 60_000 });
    const endServed = await send(port, '/served');
    await until(1);
    const endWaiting = await send(port, '/waiting');
    await until(1);
    endWaiting();
    await until(1);
    const next = ask('/next');
    endServed();
    await until(1);
    started[0]!.go();
    await until(2);
    expect(started[1]!.path).toBe('/next');
    started[1]!.go();
    expect(await next).toBe(200);
  });

  it('takes the place back from a handler that does not end though its client has gone', async () => {
    const { ask, started, until, port } = await serve({ running: 1, waiting: 0, longestWait: 30 });
    const end = await send(port, '/never-ends');
    await until(1);
    end();
    await until(1);
    const next = ask('/next');
    await until(2);
    started[1]!.go();
    expect(await next).toBe(200);
  });

  it('gives the place on when the headers are sent, however slowly a client reads', async () => {
    const { ask, started, until, port } = await serve({ running: 1, waiting: 1, longestWait: 60_000 }, (response) => {
      response.writeHead(200);
      response.end(Buffer.alloc(20_000_000));
    });
    const slow = net.connect(port, '127.0.0.1').pause();
    await once(slow, 'connect');
    slow.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(1);
    started[0]!.go();
    const next = ask('/next');
    await until(2);
    started[1]!.go();
    expect(await next).toBe(200);
    slow.destroy();
  });

  it('gives the place back after a failure', async () => {
    const limit = concurrencyLimit({ running: 1, waiting: 0, longestWait: 1 });
    server = http.createServer((request, response) => {
      const fail = async () => {
        if (request.url === '/fails') throw new Error('No page.');
        response.end();
      };
      limit.run(response, fail).then(
        (isServed) => isServed || response.writeHead(503).end(),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as net.AddressInfo;
    const statuses: number[] = [];
    for (const path of ['/fails', '/fails', '/works'])
      statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });
});
