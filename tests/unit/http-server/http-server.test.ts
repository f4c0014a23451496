import http, { type RequestListener } from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimit } from '@/lib/http-server/connection-limit';
import { createDrain } from '@/lib/http-server/connection-draining';
import { createHttpServer, type ServerLimits } from '@/lib/http-server/http-server';

const limits: ServerLimits = { connections: 100, idle: 60_000, header: 60_000, request: 60_000 };
const opened: { close: () => unknown }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

async function serve(listener: RequestListener, own: Partial<ServerLimits> = {}) {
  const server = createHttpServer(listener, { ...limits, ...own });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => server.closeAllConnections() }, server);
  return { server, port: (server.address() as net.AddressInfo).port };
}

/** A connection that sends text. */
function connection(port: number, text = '') {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  socket.write(text);
  opened.push({ close: () => socket.destroy() });
  let received = '';
  const closed = new Promise<void>((resolve) => socket.once('close', resolve));
  const received1 = new Promise<string>((resolve) =>
    socket.on('data', (data) => {
      received += data.toString();
      resolve(received);
    }),
  );
  return { socket, closed, firstData: received1, isClosed: () => socket.destroyed };
}

const get = (header = '') => `GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n`;
const upgrade = get('Connection: Upgrade\r\nUpgrade: websocket\r\n');

describe('the HTTP server', () => {
  it('closes a connection whose client reads nothing for the idle time', async () => {
    const large = Buffer.alloc(64 * 1024 * 1024);
    // Without the idle time it would never close, and the test would run out of time.
    await new Promise<void>((resolve) => {
      const listener: RequestListener = (request, response) => {
        request.socket.once('close', () => resolve());
        response.end(large);
      };
      void serve(listener, { idle: 300 }).then(({ port }) => {
        // Without a listener for data it reads one buffer and no more.
        const socket = net.connect(port, '127.0.0.1').on('error', () => {});
        opened.push({ close: () => socket.destroy() });
        socket.write(get());
      });
    });
  });

  it('answers a request with Upgrade as one without, and stops as soon', async () => {
    const { server, port } = await serve((request, response) => response.end(String(request.headers.upgrade)));
    const drain = createDrain(server);
    const first = connection(port, upgrade);
    expect(await first.firstData).toMatch(/^HTTP\/1\.1 200 [\s\S]*undefined/);
    connection(port, upgrade);
    // With a connection left over it would take the whole minute, which is longer than a test may.
    await drain(600_000);
  });

  it('takes the connection that has waited longest for a new one at the limit', async () => {
    const { server, port } = await serve((_request, response) => response.end('ok'), { connections: 3 });
    const arrived = () => new Promise((resolve) => server.once('connection', resolve));
    const open = async (text = '') => {
      const arrival = arrived();
      const made = connection(port, text);
      await arrival;
      return made;
    };
    const [silent, half, kept] = [await open(), await open('GET / HT'), await open(get())];
    await kept.firstData;
    expect(await (await open(get())).firstData).toContain('200 OK');
    await silent.closed;
    expect(await (await open(get())).firstData).toContain('200 OK');
    await half.closed;
    expect(kept.isClosed()).toBe(false);
  });

  it('closes a new connection at the limit while all others are being answered', async () => {
    const { port } = await serve(() => {}, { connections: 1 });
    const busy = connection(port, get());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await connection(port, get()).closed;
    expect(busy.isClosed()).toBe(false);
  });

  it('hands on all header fields, however many there are', async () => {
    const { port } = await serve((request, response) => response.end(String(request.rawHeaders.length)));
    const { firstData } = connection(port, get('a: 1\r\n'.repeat(2500)));
    expect(await firstData).toContain(String((2500 + 1) * 2));
  });

  it('gives no permission to send a body to what reads none', async () => {
    const { port } = await serve((_request, response) => response.writeHead(405).end());
    const request = http.request({ port, method: 'POST', path: '/pricing', headers: { Expect: '100-continue' } });
    let isContinued = false;
    request.on('continue', () => (isContinued = true)).on('error', () => {});
    request.flushHeaders();
    const status = await new Promise((resolve) =>
      request.once('response', (response) => resolve(response.resume().statusCode)),
    );
    expect([status, isContinued]).toEqual([405, false]);
    request.destroy();
  });
});

describe('the limit of connections', () => {
  it('leaves descriptors for files and the store', () => {
    expect(connectionLimit(16_384)).toBe(4096);
    expect(connectionLimit(1024)).toBe(768);
    expect(connectionLimit(Infinity)).toBe(4096);
    expect(connectionLimit(100)).toBe(64);
  });
});
