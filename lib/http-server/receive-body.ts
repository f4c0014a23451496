import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '@/lib/config/body-limit';
import { hasBody } from '@/lib/http-server/has-body';

/**
 * Waits for the body of a request and leaves it in the request's buffer, so that unfinished uploads cost memory only:
 * 3,000 of them that ended together occupied Next.js for up to 8 s.
 * @returns false if the client disconnects before the end; true once the body is complete or known to exceed the limit
 */
export function receiveBody(request: IncomingMessage): Promise<boolean> {
  if (!hasBody(request) || Number(request.headers['content-length'] ?? 0) > bodyLimit) return Promise.resolve(true);
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    const settle = (isReceived: boolean) => {
      request.off('readable', receive).off('close', abort).off('error', abort);
      if (isReceived && chunks.length > 0) request.unshift(Buffer.concat(chunks));
      resolve(isReceived);
    };
    const abort = () => settle(false);
    function receive(): void {
      // Reading the last chunk would end the stream, which could then take back none.
      while (!request.complete && length <= bodyLimit) {
        const chunk = request.read() as Buffer | null;
        if (!chunk) return;
        chunks.push(chunk);
        length += chunk.length;
      }
      settle(true);
    }
    request.on('readable', receive).once('close', abort).once('error', abort);
    if (request.complete) receive();
  });
}
