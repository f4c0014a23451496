import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { invalidRequestResponse } from '@/lib/http-server/invalid-request-response';
import type { InvalidRequest } from '@/lib/http-server/validate-request';

/** Requests that Node.js cannot parse or that do not arrive in time, by its error code, with the statuses it would send. */
const rejections: Readonly<Record<string, InvalidRequest>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request was not complete in time.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The chunk extensions are too large.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The header is too large.' },
};
/** Milliseconds for the client to receive the rest of a response before its connection is closed. */
export const lingerTime = 1000;
const malformed: InvalidRequest = { status: 400, message: 'The request is malformed or incomplete.' };

/** Whether a connection is not in the middle of another response, and the failed request has none yet. */
function canRespond(socket: Socket, latest: ServerResponse | undefined): boolean {
  if (!socket.writable) return false;
  if (!latest) return true;
  return latest.headersSent ? latest.writableFinished && latest.req.complete : latest.socket === socket;
}

/**
 * Responds to a `clientError` and closes the connection. By default Node.js responds without a body, which clients of
 * the API cannot parse.
 * @param latest the response to the last request of the connection whose header is complete
 */
export async function rejectClientError(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  latest: ServerResponse | undefined,
): Promise<void> {
  if (!canRespond(socket, latest)) {
    // A response that is being written, such as the one that rejects the request, still leaves.
    latest?.once('finish', () => socket.destroySoon());
    setTimeout(() => socket.destroy(), lingerTime).unref();
    return;
  }
  // If that request is complete, the next one failed, whose target is unknown.
  const target = latest?.req.complete === false ? (latest.req.url ?? '') : '';
  const rejection = invalidRequestResponse(rejections[code] ?? malformed, target);
  const body = await rejection.text();
  rejection.headers.set('X-Content-Type-Options', 'nosniff');
  rejection.headers.set('Content-Length', String(Buffer.byteLength(body)));
  const statusLine = `HTTP/1.1 ${rejection.status} ${STATUS_CODES[rejection.status]}`;
  const fields = Array.from(rejection.headers, ([name, value]) => `${name}: ${value}`);
  const head = [statusLine, ...fields].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}
