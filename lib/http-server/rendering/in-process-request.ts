import { createServer, request as httpRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { duplexPair } from 'node:stream';

export type InProcessResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Timeout of a response in ms. */
const timeout = 120_000;

/**
 * Sends requests to this process's own request handler, by HTTP but without opening a port.
 * @returns a function that requests a URL and resolves to the whole response; rejects on timeout
 */
export function inProcessRequest(
  handler: RequestListener,
): (url: URL, headers?: Readonly<Record<string, string>>) => Promise<InProcessResponse> {
  const server = createServer(handler);
  return ({ host, pathname, search }, headers = {}) =>
    new Promise((resolve, reject) => {
      const [clientSocket, serverSocket] = duplexPair();
      server.emit('connection', serverSocket);
      const request = httpRequest({
        createConnection: () => clientSocket,
        path: pathname + search,
        headers: { ...headers, host, connection: 'close' },
        signal: AbortSignal.timeout(timeout),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      });
      request.end();
    });
}
