import http, { type RequestListener } from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimit } from '@/lib/http-server/connection-limit';
import { createHttpServer, type ServerLimits } from '@/lib/http-server/http-server';

const limits: ServerLimits = { connections: 100, pipelined: 16, idle: 60_000, header: 60_000, request: 60_000 };
const connections: { close: () => unknown }[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});

async function serve(listener: RequestListener, overrides: Partial<ServerLimits> = {}) {
  const server = createHttpServer(listener, { ...limits, ...overrides });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connections.push({ close: () => server.closeAllConnections() }, server);
  return { server, port: (server.address() as net.AddressInfo).port };
}

/** Opens a connection and sends text. */
function connection(port: number, text = '') {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  socket.write(text);
  connections.push({ close: () => socket.destroy() });
  let received = '';
  const closed = new Promise<void>((resolve) => socket.once('close', resolve));
  const firstChunk = new Promise<string>((resolve) =>
    socket.on('data', (data) => {
      received += data.toString();
      resolve(received);
    }),
  );
  return { socket, closed, firstData: firstChunk, isClosed: () => socket.destroyed, text: () => received };
}

const get = (header = '') => `GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n`;

describe('HTTP server', () => {
  it('a connection whose client reads nothing is closed after the idle timeout', async () => {
    const large = Buffer.alloc(64 * 1024 * 1024);
    // Without the idle timeout the connection would stay open and the test would time out.
    await new Promise<void>((resolve) => {
      const listener: RequestListener = (request, response) => {
        request.socket.once('close', () => resolve());
        response.end(large);
      };
      void serve(listener, { idle: 300 }).then(({ port }) => {
        // Without a data listener it reads one buffer only.
        const socket = net.connect(port, '127.0.0.1').on('error', () => {});
        connections.push({ close: () => socket.destroy() });
        socket.write(get());
      });
    });
  });

  it('a client that stops within a body gets 408, since the idle timeout is longer than that of a request', async () => {
    const { timeout, requestTimeout } = createHttpServer(() => {});
    const checkInterval = 5000;
    expect(timeout).toBeGreaterThan(requestTimeout + checkInterval);
    const { port } = await serve((request) => request.resume(), { header: 200, request: 200 });
    const { firstData } = connection(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab');
    expect(await firstData).toMatch(/^HTTP\/1\.1 408 /);
  }, 15_000);

  it('a connection takes any number of requests whose responses are read', async () => {
    const { port } = await serve((_request, response) => response.end('ok'));
    const { socket } = connection(port);
    let responses = 0;
    await new Promise<void>((resolve) => {
      socket.on('data', (data) => {
        responses += data.toString().split('200 OK').length - 1;
        if (responses >= 160) resolve();
        else if (responses % 16 === 0) socket.write(get().repeat(16));
      });
      socket.write(get().repeat(16));
    });
  });

  it('pipelined requests are processed one after another, and not once their connection is closed', async () => {
    const responses: http.ServerResponse[] = [];
    let started = () => {};
    const { port } = await serve((_request, response) => {
      responses.push(response);
      started();
    });
    const next = () => new Promise<void>((resolve) => (started = resolve));
    const first = next();
    const { socket } = connection(port, get().repeat(3));
    await first;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(responses).toHaveLength(1);
    const second = next();
    responses[0]!.end('ok');
    await second;
    expect(responses).toHaveLength(2);
    const closed = new Promise((resolve) => responses[1]!.once('close', resolve));
    socket.destroy();
    await closed;
    responses[1]!.end('too late');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(responses).toHaveLength(2);
  });

  it('at the limit, a new connection replaces the one that has been idle longest', async () => {
    const { server, port } = await serve((_request, response) => response.end('ok'), { connections: 3 });
    const arrived = () => new Promise((resolve) => server.once('connection', resolve));
    const open = async (text = '') => {
      const arrival = arrived();
      const made = connection(port, text);
      await arrival;
      return made;
    };
    const [active, partial, idle] = [await open(), await open('GET / HT'), await open(get())];
    await idle.firstData;
    expect(await (await open(get())).firstData).toContain('200 OK');
    await active.closed;
    expect(await (await open(get())).firstData).toContain('200 OK');
    await partial.closed;
    expect(idle.isClosed()).toBe(false);
  });

  it('at the limit, a new connection is closed while all others have requests in flight', async () => {
    const { port } = await serve(() => {}, { connections: 1 });
    const busy = connection(port, get());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await connection(port, get()).closed;
    expect(busy.isClosed()).toBe(false);
  });

  it('at the limit, a connection whose request body is incomplete gives way to a new one', async () => {
    const { port } = await serve((request, response) => void request.resume().on('end', () => response.end('ok')), {
      connections: 1,
    });
    const slow = connection(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\na');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await connection(port, get()).firstData).toContain('200 OK');
    await slow.closed;
  });

  it('a client that half-closes its connection after a request gets the response, and the connection is closed', async () => {
    const { port } = await serve((_request, response) => setTimeout(() => response.end('ok'), 100));
    const { socket, firstData, closed } = connection(port, get());
    socket.end();
    expect(await Promise.race([firstData, closed])).toContain('200 OK');
    await closed;
  });

  it.each([
    ['half-closes its connection within a body', 'Content-Length: 9\r\n\r\nab', 400],
    ['half-closes its connection within a chunk', 'Transfer-Encoding: chunked\r\n\r\n9\r\nab', 400],
    ['sends an invalid chunk', 'Transfer-Encoding: chunked\r\n\r\nxy\r\n', 400],
  ])('a client of the API that %s gets a JSON error', async (_name, rest, status) => {
    const { port } = await serve(() => {});
    const { socket, firstData, closed } = connection(port, `POST /api/beacon HTTP/1.1\r\nHost: x\r\n${rest}`);
    socket.end();
    const [head, body] = (await firstData).split('\r\n\r\n');
    expect(head).toMatch(RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body!)).toMatchObject({ code: status, data: null });
    await closed;
  });

  it('an invalid request is rejected with plain text, unless that would interrupt another response', async () => {
    const { port } = await serve((request, response) => {
      if (request.url === '/api/slow') response.write('begun');
      else response.end('ok');
    });
    const afterResponse = connection(port, get());
    await afterResponse.firstData;
    afterResponse.socket.write('invalid\r\n\r\n');
    await afterResponse.closed;
    expect(afterResponse.text()).toMatch(/200 OK.*okHTTP.*400 Bad Request.*text\/plain.*malformed/s);
    const amidResponse = connection(port, get().replace('/', '/api/slow'));
    await amidResponse.firstData;
    amidResponse.socket.write('invalid\r\n\r\n');
    await amidResponse.closed;
    expect(amidResponse.text()).not.toContain('400');
  });

  it('all header fields are passed on, however many there are', async () => {
    const { port } = await serve((request, response) => response.end(String(request.rawHeaders.length)));
    const { firstData } = connection(port, get('a: 1\r\n'.repeat(2500)));
    expect(await firstData).toContain(String((2500 + 1) * 2));
  });

  it('there is no 100 Continue for a request whose body is not read', async () => {
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

describe('connection limit', () => {
  it('the limit leaves file descriptors for files and the store', () => {
    expect(connectionLimit(16_384)).toBe(4096);
    expect(connectionLimit(1024)).toBe(768);
    expect(connectionLimit(Infinity)).toBe(4096);
    expect(connectionLimit(100)).toBe(64);
  });
});
