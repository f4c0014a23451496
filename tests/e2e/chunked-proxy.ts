import { createServer, request, type ServerResponse } from 'node:http';
import { listen } from '../free-port';

/** Proxy that simulates a slow connection: an HTML page arrives in chunks, each released by the test. */
export type ChunkedProxy = {
  origin: string;
  /** Sends the next chunk of the held page. @returns whether one was left */
  sendNext: () => boolean;
  close: () => void;
};

type Held = { chunks: Buffer[]; response: ServerResponse };

const splitIntoChunks = (page: Buffer, count: number): Buffer[] =>
  Array.from({ length: count }, (_, i) =>
    page.subarray(Math.floor((page.length * i) / count), Math.floor((page.length * (i + 1)) / count)),
  );

/** @param port the site's port @param count number of equal chunks per page; the first is sent immediately */
export async function startChunkedProxy(port: number, count: number): Promise<ChunkedProxy> {
  let held: Held | undefined;
  const sendNext = (): boolean => {
    const chunk = held?.chunks.shift();
    if (chunk) held!.response.write(chunk);
    if (held?.chunks.length === 0) held.response.end();
    return chunk !== undefined;
  };
  const server = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming;
    const requestHeaders = { ...headers, 'accept-encoding': 'identity' };
    const upstreamRequest = request(
      { host: 'localhost', port, method, path, headers: requestHeaders },
      async (upstream) => {
        const { 'content-length': _whole, ...rest } = upstream.headers;
        response.writeHead(upstream.statusCode!, rest);
        if (!rest['content-type']?.startsWith('text/html')) return upstream.pipe(response);
        const received: Buffer[] = [];
        for await (const part of upstream) received.push(part as Buffer);
        held = { chunks: splitIntoChunks(Buffer.concat(received), count), response };
        return sendNext();
      },
    );
    upstreamRequest.on('error', () => response.destroy());
    incoming.pipe(upstreamRequest);
  });
  return { origin: await listen(server), sendNext, close: () => server.close() };
}
