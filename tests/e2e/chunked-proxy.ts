import { createServer, request as ask, type ServerResponse } from 'node:http';
import { listen } from '../free-port';

/** Stands in front of the site as a slow connection does: a page comes in pieces, each when the test lets it. */
export type ChunkedProxy = {
  origin: string;
  /** Sends the next piece of the page that is held. @returns whether it was one */
  sendNext: () => boolean;
  close: () => void;
};

type Held = { pieces: Buffer[]; response: ServerResponse };

const cut = (page: Buffer, count: number): Buffer[] =>
  Array.from({ length: count }, (_, i) =>
    page.subarray(Math.floor((page.length * i) / count), Math.floor((page.length * (i + 1)) / count)),
  );

/** @param port the site's @param count how many pieces of one length a page is cut into; the first comes at once */
export async function startChunkedProxy(port: number, count: number): Promise<ChunkedProxy> {
  let held: Held | undefined;
  const sendNext = (): boolean => {
    const piece = held?.pieces.shift();
    if (piece) held!.response.write(piece);
    if (held?.pieces.length === 0) held.response.end();
    return piece !== undefined;
  };
  const server = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming;
    const asked = { ...headers, 'accept-encoding': 'identity' };
    const onward = ask({ host: 'localhost', port, method, path, headers: asked }, async (answer) => {
      const { 'content-length': _whole, ...rest } = answer.headers;
      response.writeHead(answer.statusCode!, rest);
      if (!rest['content-type']?.startsWith('text/html')) return answer.pipe(response);
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      held = { pieces: cut(Buffer.concat(parts), count), response };
      return sendNext();
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  return { origin: await listen(server), sendNext, close: () => server.close() };
}
