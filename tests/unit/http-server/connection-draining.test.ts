import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { createDrain } from '@/lib/http-server/connection-draining';

const portOf = (server: http.Server) => (server.address() as net.AddressInfo).port;

describe('connection draining', () => {
  it('draining does not wait for idle connections', async () => {
    const server = http.createServer((_, response) => response.end('answered'));
    const drain = createDrain(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const unused = net.connect(portOf(server), 'localhost');
    await once(server, 'connection');
    const agent = new http.Agent({ keepAlive: true });
    const reply = await new Promise<http.IncomingMessage>((resolve) =>
      http.get({ port: portOf(server), agent }, resolve),
    );
    await once(reply.resume(), 'end');
    // Longer than the timeout of this test.
    await drain(3_600_000);
    agent.destroy();
    unused.destroy();
  });

  it('requests in flight are aborted after the time limit', async () => {
    const server = http.createServer((_, response) => void response.write('never finished'));
    const drain = createDrain(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const reply = await fetch(`http://localhost:${portOf(server)}`);
    const broken = expect(reply.text()).rejects.toThrow();
    await drain(10);
    await broken;
  });

  it('with a grace period idle connections are answered once more, and then closed', async () => {
    const server = http.createServer((_, response) => response.end('answered'));
    const drain = createDrain(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const port = portOf(server);
    const get = async () => {
      const request = http.get({ port, agent });
      const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
      await once(reply.resume(), 'end');
      return { connection: reply.headers.connection, isReused: request.reusedSocket };
    };
    expect(await get()).toEqual({ connection: 'keep-alive', isReused: false });
    const drained = drain(3_600_000, 3_600_000);
    expect(await get()).toEqual({ connection: 'close', isReused: true });
    // Longer than the timeout of this test, unless the connection is closed.
    await drained;
  });
});
