import type http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Interval in ms for closing connections whose response has been sent. */
const interval = 50;

/**
 * Prepares a server for draining. Call it before the server listens.
 * @returns a function that accepts no new connections, finishes in-flight responses, closes idle connections, and
 * resolves when none is left; after `limit` milliseconds the remaining ones are destroyed. For `grace` milliseconds
 * before, idle connections stay open, and are closed after their next response: their client may be sending a request.
 */
export function createDrain(server: http.Server): (limit: number, grace?: number) => Promise<void> {
  const connections = new Set<net.Socket>();
  let isClosing = false;
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (_request, response: http.ServerResponse) => {
    if (isClosing) response.shouldKeepAlive = false;
  });
  const closeIdle = () => {
    // Browsers preconnect, and Node.js treats such unused connections as active.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    server.closeIdleConnections();
  };
  return async (limit, grace = 0) => {
    isClosing = true;
    // Not the method of HTTP servers, which closes idle connections at once.
    const closed = new Promise<void>((resolve) => void net.Server.prototype.close.call(server, () => resolve()));
    if (grace > 0) await Promise.race([closed, pause(grace)]);
    // Connections are kept alive after a response, so closing once is not enough.
    const idleTimer = setInterval(closeIdle, interval);
    const forceTimer = setTimeout(() => server.closeAllConnections(), limit);
    closeIdle();
    await closed;
    clearInterval(idleTimer);
    clearTimeout(forceTimer);
  };
}
