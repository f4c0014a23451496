import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { concurrencyLimit, type ConcurrencyLimits } from '@/lib/http-server/concurrency-limit';

/** A server whose handlers wait until the test releases them in the order they started. */
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
  // As in lib/http-server/http-server.ts: the end of a client's half does not close the connection.
  Object.assign(server, { httpAllowHalfOpen: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const fetchStatus = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  const until = async (count: number) => {
    while (started.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    // Time for any other handler to start.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started).toHaveLength(count);
  };
  return { fetchStatus, started, until, port };
}

const patient = { maxRunning: 2, maxQueued: 3, maxWait: 60_000 };

describe('concurrency limit', () => {
  it('up to the limit, requests run concurrently; others wait in order and are all served', async () => {
    const { fetchStatus, started, until } = await serve(patient);
    const statuses: Promise<number>[] = [];
    for (let i = 0; i < 5; i += 1) {
      statuses.push(fetchStatus(`/${i}`));
      await until(Math.min(2, i + 1));
    }
    for (let i = 0; i < 5; i += 1) {
      await until(Math.min(5, i + 2));
      started[i]!.go();
    }
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200]);
    expect(started.map(({ path }) => path)).toEqual(['/0', '/1', '/2', '/3', '/4']);
  });

  it('between two requests the event loop accepts other connections, even if each request is done within one turn', async () => {
    const limit = concurrencyLimit({ maxRunning: 1, maxQueued: 3, maxWait: 60_000 });
    const order: string[] = [];
    const requests: Promise<boolean>[] = [];
    for (let i = 0; i < 5; i += 1) {
      const response = new http.ServerResponse(new http.IncomingMessage(new net.Socket()));
      requests.push(limit.run(response, () => Promise.resolve(order.push(`search ${i}`))));
      // As between two sockets that are read in one turn.
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
    }
    for (let i = 0; i < 20; i += 1)
      await new Promise((resolve) => setImmediate(resolve)).then(() => order.push('turn'));
    expect(await Promise.all(requests)).toEqual([true, true, true, true, false]);
    expect(order.join(' ')).toMatch(/^search 0( turn)+ search 1( turn)+ search 2( turn)+ search 3( turn)+$/);
  });

  it('a request is rejected at once if the queue is full, and accepted afterwards', async () => {
    const { fetchStatus, started, until } = await serve(patient);
    const statuses = Array.from({ length: 5 }, (_, i) => fetchStatus(`/${i}`));
    await until(2);
    expect(await fetchStatus('/too-many')).toBe(503);
    for (let i = 0; i < 5; i += 1) {
      await until(Math.min(5, i + 2));
      started[i]!.go();
    }
    await Promise.all(statuses);
    const later = fetchStatus('/later');
    await until(6);
    started[5]!.go();
    expect(await later).toBe(200);
  });

  it('a request that has waited too long is rejected', async () => {
    const { fetchStatus, started, until } = await serve({ maxRunning: 1, maxQueued: 5, maxWait: 30 });
    const first = fetchStatus('/first');
    await until(1);
    expect(await fetchStatus('/second')).toBe(503);
    started[0]!.go();
    expect(await first).toBe(200);
  });

  /**
   * Sends a request.
   * @returns a function that disconnects
   */
  async function send(port: number, path: string): Promise<() => void> {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return () => socket.destroy();
  }

  it('a disconnected client leaves the queue of requests, but a running handler keeps its slot until it ends', async () => {
    const { fetchStatus, started, until, port } = await serve({ maxRunning: 1, maxQueued: 1, maxWait: 60_000 });
    const endServed = await send(port, '/served');
    await until(1);
    const endWaiting = await send(port, '/waiting');
    await until(1);
    endWaiting();
    await until(1);
    const next = fetchStatus('/next');
    endServed();
    await until(1);
    started[0]!.go();
    await until(2);
    expect(started[1]!.path).toBe('/next');
    started[1]!.go();
    expect(await next).toBe(200);
  });

  it('the slot of a request is released after an error', async () => {
    const limit = concurrencyLimit({ maxRunning: 1, maxQueued: 1, maxWait: 5000 });
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
