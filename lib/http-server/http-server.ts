import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type net from 'node:net';
import onHeaders from 'on-headers';
import { connectionLimit, limitConnections } from '@/lib/http-server/connection-limit';
import { bodyHighWaterMark } from '@/lib/http-server/receive-body';
import { lingerTime, rejectClientError } from '@/lib/http-server/reject-client-error';
import { hasBody } from '@/lib/http-server/has-body';
import { sanitizeHeaders } from '@/lib/http-server/sanitize-headers';
import { bodyLimitOf } from '@/lib/config/body-limit';

/**
 * The HTTP server in front of the request handler. Limits the resources that a single client can consume.
 */

export type ServerLimits = {
  /** Concurrent connections. */
  connections: number;
  /** Requests of one connection whose responses have not been sent. */
  pipelined: number;
  /** Milliseconds without a byte in either direction before a connection is closed; doubled for a stalled write. */
  idle: number;
  /** Milliseconds to receive a request's header. */
  header: number;
  /** Milliseconds to receive a whole request. */
  request: number;
};

const defaultLimits = (): ServerLimits => ({
  connections: connectionLimit(),
  pipelined: 16,
  // Longer than a request may take, plus the interval of that check: a client that stops halfway gets 408 first.
  idle: 70_000,
  header: 20_000,
  request: 60_000,
});

/**
 * Closes the connection after a response sent before the end of the request body: Node.js would read and discard the
 * rest, whatever its length.
 */
function closeIfBodyUnread(request: IncomingMessage, response: ServerResponse): void {
  // Next.js detaches the socket from requests whose body it stops reading.
  const { socket } = request;
  if (!hasBody(request)) return;
  onHeaders(response, () => {
    // A body just over the limit may have arrived whole.
    if (request.complete && response.statusCode !== 413) return;
    response.setHeader('Connection', 'close');
    // Node.js calls this after the last byte. Closing at once, with unread bytes, would reset the connection, and the
    // client might lose the response.
    socket.destroySoon = () => {
      socket.end();
      setImmediate(() => socket.pause());
      setTimeout(() => socket.destroy(), lingerTime).unref();
    };
  });
}

/**
 * Starts pipelined requests one after another, and none once the connection is closed. Node.js starts them together, so
 * a client that hangs up would leave the server rendering sixteen pages that no one will receive.
 * @param latest the response to the latest request of each connection
 */
function serializePipelined(listener: RequestListener, latest: WeakMap<net.Socket, ServerResponse>): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const previous = latest.get(socket);
    latest.set(socket, response);
    if (!previous || previous.closed) listener(request, response);
    else previous.once('close', () => !socket.destroyed && listener(request, response));
  };
}

/** Without a listener Node.js closes the connection without a response. */
function rejectConnect(_request: IncomingMessage, socket: net.Socket): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
}

/**
 * Creates the server. It ignores `Upgrade` as long as its `upgrade` event has no listener, so Next.js must be given
 * another server.
 */
export function createHttpServer(listener: RequestListener, limits: ServerLimits = defaultLimits()): Server {
  const latest = new WeakMap<net.Socket, ServerResponse>();
  const start = serializePipelined(listener, latest);
  const handle: RequestListener = (request, response) => {
    // After such a request Node.js' parser drops the rest of the packet, so no further request may follow.
    if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
    sanitizeHeaders(request.headers);
    closeIfBodyUnread(request, response);
    start(request, response);
  };
  const server = createServer(
    {
      headersTimeout: limits.header,
      requestTimeout: limits.request,
      connectionsCheckingInterval: 5000,
      highWaterMark: bodyHighWaterMark,
    },
    handle,
  );
  // By default Node.js silently drops header fields beyond 2,000; the request handler rejects such requests instead.
  server.maxHeadersCount = 0;
  // Otherwise Node.js closes the connection without a response if the client half-closes it after its last request. Not
  // documented (checked with 20 and 24).
  Object.assign(server, { httpAllowHalfOpen: true });
  // Must exceed nginx's keep-alive timeout (60 s), so that nginx never reuses a connection that this server is closing.
  server.keepAliveTimeout = 75_000;
  server.timeout = limits.idle;
  limitConnections(server, limits.connections, limits.pipelined);
  server.on('connect', rejectConnect);
  server.on('clientError', (error, socket) => {
    void rejectClientError(error, socket as net.Socket, latest.get(socket as net.Socket));
  });
  // The request handler rejects unknown expectations. By default Node.js does, without a body.
  server.on('checkExpectation', handle);
  server.on('checkContinue', (request, response) => {
    const isTooLarge = Number(request.headers['content-length'] ?? 0) > bodyLimitOf(request.url ?? '');
    // Only endpoints read bodies; other requests are answered without the client sending one (RFC 9110 §10.1.1).
    if (!isTooLarge && request.url?.startsWith('/api/')) response.writeContinue();
    handle(request, response);
  });
  return server;
}
