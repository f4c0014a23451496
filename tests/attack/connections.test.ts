import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { exchangeRaw, statusesOf } from '../raw-request';
import { eventually } from '../eventually';
import { isFull } from '../sampling';
import { sendAttack, exchange, hostname, openDescriptors, port, rawRequest } from './target';

/** Limits on the cost of connections and unread bytes. */

const upgrade = (protocol: string) => ['Connection: Upgrade', `Upgrade: ${protocol}`];
const connect = () => net.connect(Number(port), hostname).on('error', () => {});

describe('a request with Upgrade', () => {
  it.each([
    ['to HTTP/2', '/ru/pricing', [...upgrade('h2c'), 'HTTP2-Settings: AAMAAABkAAQ']],
    ['to a WebSocket', '/ru/pricing', [...upgrade('websocket'), 'Sec-WebSocket-Version: 13']],
    ['to something unknown', '/robots.txt', upgrade('x/1')],
    ['of an endpoint', '/api/site/settings', upgrade('websocket')],
    ['of the development server', '/_next/hmr', upgrade('websocket')],
    ['of an unknown page', '/no/such/page', upgrade('websocket')],
  ])('an Upgrade %s is ignored', async (_name, path, header) => {
    const [plain, response] = [await sendAttack({ path }), await exchange({ path, header }, 20_000)];
    expect(statusesOf(response.text)).toEqual([plain.status]);
    expect(response.text).not.toMatch(/^upgrade:/im);
    // The parser of Node.js would drop a request that follows in the same packet.
    expect(response.isClosed).toBe(true);
  });

  it('requests with Upgrade leak no file descriptors after disconnecting', async () => {
    const before = openDescriptors() ?? 0;
    const count = isFull ? 1000 : 200;
    const paths = ['/ru/pricing', '/', '/api/site/settings', '/_next/hmr', '/no/such/page'];
    for (let i = 0; i < count; i += 50) {
      const sockets = Array.from({ length: 50 }, connect);
      for (const [n, socket] of sockets.entries()) {
        socket.write(rawRequest({ path: paths[n % paths.length]!, header: upgrade('websocket') }));
      }
      await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve))));
      for (const socket of sockets) socket.destroy();
    }
    await eventually(() => expect(openDescriptors() ?? 0).toBeLessThanOrEqual(before + 20));
  });
});

/** Sends a body for as long as the server reads it. @returns the bytes sent and the response */
async function sendEndlessly(header: readonly string[], chunk: Buffer): Promise<{ sent: number; text: string }> {
  const maxBytes = 64 * 1024 * 1024;
  let [sent, text] = [0, ''];
  const socket = connect();
  socket.on('data', (data) => (text += data.toString('latin1')));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    rawRequest({ method: 'POST', path: '/api/beacon', header: ['Content-Type: application/json', ...header] }),
  );
  const write = () => {
    while (!socket.destroyed && sent < maxBytes) {
      sent += chunk.length;
      if (!socket.write(chunk)) return;
    }
    if (sent >= maxBytes) socket.destroy();
  };
  socket.on('drain', write);
  write();
  await closed;
  return { sent, text };
}

describe('a body over the limit', () => {
  const bytes = Buffer.alloc(16 * 1024, 'a');
  const chunk = Buffer.concat([Buffer.from('4000\r\n'), bytes, Buffer.from('\r\n')]);

  it.each([
    ['with Content-Length', ['Content-Length: 990000000'], bytes],
    ['with chunked encoding', ['Transfer-Encoding: chunked'], chunk],
    ['with chunked encoding after 100 Continue', ['Transfer-Encoding: chunked', 'Expect: 100-continue'], chunk],
  ])('an oversized body %s gets 413 and is not read further', async (_name, header, body) => {
    const { sent, text } = await sendEndlessly(header, body);
    expect(statusesOf(text).filter((status) => status !== 100)).toEqual([413]);
    // Bytes in the socket buffers of both systems count as sent.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('an oversized body closes the connection, so that the remaining bytes are not parsed as a request', async () => {
    const body = `${'a'.repeat(70_000)}${rawRequest({ path: '/ru/pricing' })}`;
    const header = ['Content-Type: application/json', 'Content-Length: 70000'];
    const { text, isClosed } = await exchange({ method: 'POST', path: '/api/beacon', header, body }, 10_000);
    expect(isClosed).toBe(true);
    expect(statusesOf(text)[0]).toBe(413);
    expect(statusesOf(text).slice(1)).not.toContain(200);
  });
});

it('the connection stays open after a small body has been read', async () => {
  const header = ['Content-Type: application/json', 'Content-Length: 2'];
  const first = rawRequest({ method: 'POST', path: '/api/beacon', header, body: '{}' });
  const { text } = await exchangeRaw(Number(port), [first, rawRequest({ path: '/ru/pricing' })], { host: hostname });
  expect(statusesOf(text)).toEqual([400, 200]);
});

it('an endpoint runs only once the body of its request is complete', async () => {
  const header = ['Content-Type: text/plain', 'Content-Length: 4'];
  const request = (body: string) => ({ method: 'POST', path: '/api/beacon', header, body });
  expect(statusesOf((await exchange(request('ab'), 2000)).text)).toEqual([]);
  expect(statusesOf((await exchange(request('abcd'), 2000)).text)).toEqual([415]);
});

it('pages are served between uploads that end together', async () => {
  const body = JSON.stringify({ message: 'a'.repeat(60_000) });
  const header = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  const uploads = Array.from({ length: isFull ? 1500 : 200 }, connect);
  const answers = uploads.map((socket) => new Promise((resolve) => socket.once('data', resolve)));
  await Promise.all(uploads.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  for (const socket of uploads) {
    socket.write(rawRequest({ method: 'POST', path: '/api/site/message', header, body: body.slice(0, -1) }));
  }
  await eventually(() => expect(uploads.every((socket) => socket.writableLength === 0)).toBe(true));
  expect((await sendAttack({ path: '/ru/pricing' })).status).toBe(200);
  for (const socket of uploads) socket.write(body.slice(-1));
  const progress = { pages: 0, isOver: false };
  void Promise.all(answers).then(() => (progress.isOver = true));
  while (!progress.isOver) {
    expect((await sendAttack({ path: '/ru/pricing' })).status).toBe(200);
    progress.pages += 1;
  }
  for (const socket of uploads) socket.destroy();
  expect(progress.pages).toBeGreaterThan(uploads.length / 10);
});

it('a connection that pipelines hundreds of requests is closed, and others are served', async () => {
  const flood = rawRequest({ path: '/ru/pricing' }).repeat(800);
  const connections = Array.from({ length: isFull ? 300 : 40 }, connect);
  const closed = connections.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  // The client does not read, so that responses would accumulate in the server.
  for (const socket of connections) socket.pause().write(flood);
  await eventually(async () => expect((await sendAttack({ path: '/ru/pricing' })).status).toBe(200));
  for (const socket of connections) socket.resume();
  await Promise.all(closed);
  expect((await sendAttack({ path: '/ru/pricing' })).status).toBe(200);
});
