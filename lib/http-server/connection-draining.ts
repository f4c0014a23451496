import type http from 'node:http';
import type net from 'node:net';

/** Interval in ms for closing connections whose response has been sent. */
const interval = 50;

/**
 * Prepares a server for draining. Call it before the server listens.
 * @returns a function that accepts no new connections, finishes in-flight responses, closes idle connections, and
 * resolves when none is left; after `limit` milliseconds the remaining ones are destroyed
 */
export function createDrain(server: http.Server): (limit: number) => Promise<void> {
  const connections = new Set<net.Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const closeIdle = () => {
    // Browsers preconnect, and Node.js treats such unused connections as active.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    server.closeIdleConnections();
  };
  return (limit) =>
    new Promise((resolve) => {
      // Connections are kept alive after a response, so closing once is not enough.
      const idleTimer = setInterval(closeIdle, interval);
      const forceTimer = setTimeout(() => server.closeAllConnections(), limit);
      server.close(() => {
        clearInterval(idleTimer);
        clearTimeout(forceTimer);
        resolve();
      });
      closeIdle();
    });
}
