import http from 'node:http';
import https from 'node:https';

export type ExchangeRequest = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer };

export type ExchangeResponse = {
  /** 0 if the connection was closed without a response. */
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body as received, compressed or not; empty if the connection was closed before its end. */
  bytes: Buffer;
  isComplete: boolean;
};

const options = { keepAlive: true, maxSockets: 32 };
const agents = {
  'http:': new http.Agent(options),
  'https:': new https.Agent({ ...options, rejectUnauthorized: false }),
};

/** Limit for response headers in bytes: a response that repeats a long URL exceeds the default of Node.js. */
const maxHeaderSize = 65_536;

/**
 * Sends a request to a local server verbatim, without following redirects: `fetch` would normalize or reject invalid
 * ones.
 * @param base such as `http://localhost:1234`, or https
 */
export function exchange(base: string, sent: ExchangeRequest): Promise<ExchangeResponse> {
  const { method = 'GET', path, headers, body } = sent;
  const { protocol, hostname, port } = new URL(base) as URL & { protocol: keyof typeof agents };
  const send = protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const request = send(
      { hostname, port, method, path, headers, agent: agents[protocol], maxHeaderSize },
      (response) => {
        const chunks: Buffer[] = [];
        const settle = (isComplete: boolean) =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            bytes: isComplete ? Buffer.concat(chunks) : Buffer.alloc(0),
            isComplete,
          });
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => settle(false));
        response.on('end', () => settle(true));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isConnectionReset = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      // A keep-alive connection may be closed while it is being reused: retry GET on a new one (RFC 9112 §9.3.1).
      if (isConnectionReset && request.reusedSocket && method === 'GET') resolve(exchange(base, sent));
      else if (isConnectionReset) resolve({ status: 0, headers: {}, bytes: Buffer.alloc(0), isComplete: false });
      else reject(error);
    });
    request.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}
