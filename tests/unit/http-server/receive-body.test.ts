import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyLimit } from '@/lib/config/body-limit';
import { createHttpServer } from '@/lib/http-server/http-server';
import { receiveBody } from '@/lib/http-server/receive-body';

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Sends a request in parts, then closes the connection if the last one is null. @returns whether the handler ran, with which body */
async function send(header: string, parts: (string | Buffer | null)[]): Promise<Buffer | false> {
  return new Promise((resolve, reject) => {
    async function handle(request: IncomingMessage): Promise<Buffer | false> {
      if (!(await receiveBody(request))) return false;
      // Otherwise Next.js rejects it.
      expect(Readable.isDisturbed(request)).toBe(false);
      const chunks: Buffer[] = [];
      for await (const chunk of request) {
        chunks.push(chunk as Buffer);
        if (Buffer.concat(chunks).length > bodyLimit) break;
      }
      return Buffer.concat(chunks);
    }
    const server = createHttpServer((request) => void handle(request).then(resolve, reject)).listen(
      0,
      '127.0.0.1',
      () => {
        const socket = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1').on('error', () => {});
        closers.push(
          () => socket.destroy(),
          () => server.close(),
        );
        socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
        void (async () => {
          for (const part of parts) {
            await new Promise((done) => setTimeout(done, 20));
            if (part === null) socket.destroy();
            else socket.write(part);
          }
        })();
      },
    );
  });
}

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, i) => i % 251));

describe('receiving a body', () => {
  it.each([
    ['in one packet', [bytes(10)]],
    ['in three packets', [bytes(3), bytes(4), bytes(3)]],
    ['larger than the buffers of a stream', [bytes(40_000), bytes(25_536)]],
    ['of one byte per packet', Array.from({ length: 10 }, () => 'a')],
  ])('a body %s reaches the handler unchanged', async (_name, parts) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    expect(await send(`Content-Length: ${body.length}`, parts)).toEqual(body);
  });

  it('a chunked body reaches the handler unchanged', async () => {
    expect(await send('Transfer-Encoding: chunked', ['3\r\nabc\r\n', '2\r\nde\r\n', '0\r\n\r\n'])).toEqual(
      Buffer.from('abcde'),
    );
    expect(await send('Transfer-Encoding: chunked', ['0\r\n\r\n'])).toEqual(Buffer.alloc(0));
  });

  it('a request without a body is handled at once', async () => {
    expect(await send('Content-Length: 0', [])).toEqual(Buffer.alloc(0));
  });

  it('a request whose client disconnects within the body is not handled', async () => {
    expect(await send('Content-Length: 10', ['abc', null])).toBe(false);
    expect(await send('Content-Length: 10', [null])).toBe(false);
    expect(await send('Transfer-Encoding: chunked', ['3\r\nabc\r\n', null])).toBe(false);
  });

  it('a body over the limit is not awaited', async () => {
    const chunk = Buffer.concat([Buffer.from('4000\r\n'), Buffer.alloc(0x4000, 'a'), Buffer.from('\r\n')]);
    expect(
      await send(
        'Transfer-Encoding: chunked',
        Array.from({ length: 8 }, () => chunk),
      ),
    ).toHaveProperty('length');
    expect(await send(`Content-Length: ${bodyLimit + 1}`, [Buffer.alloc(bodyLimit + 1)])).toHaveLength(bodyLimit + 1);
  });
});
