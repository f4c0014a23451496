import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '@/lib/config/body-limit';
import { hasBody } from '@/lib/http-server/has-body';

/** High-water mark of requests, with which a body up to the limit is buffered whole, and a larger one is not. */
export const bodyHighWaterMark = bodyLimit + 1;

/**
 * Waits for the body of a request in the request's buffer, so that unfinished uploads cost memory only: 3,000 of them
 * that ended together occupied Next.js for up to 8 s. Nothing is read: Next.js rejects a stream that has been read from.
 * @returns false if the client disconnects before the end; true once the body is complete or exceeds the limit
 */
export function receiveBody(request: IncomingMessage): Promise<boolean> {
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > bodyLimit;
  if (!hasBody(request) || isTooLarge || request.complete || request.readableLength > bodyLimit) {
    return Promise.resolve(true);
  }
  if (request.destroyed) return Promise.resolve(false);
  const push = request.push.bind(request);
  return new Promise((resolve) => {
    request.once('close', () => resolve(false));
    // The parser calls it with each chunk and with null at the end; there is no event that does not require reading.
    request.push = (chunk: unknown) => {
      const isBelowMark = push(chunk);
      if (chunk === null || !isBelowMark) resolve(true);
      return isBelowMark;
    };
  });
}
