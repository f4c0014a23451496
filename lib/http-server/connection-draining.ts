import type http from 'node:http';
import type net from 'node:net';

/** How often, in milliseconds, is looked whether another connection has got its answer. */
const interval = 50;

/**
 * Makes a server stoppable. Call it before the server listens.
 * @returns a function that takes no new connections, lets every answer under way be finished, closes the connections
 *   that wait for nothing, and resolves when none is left; after `limit` milliseconds the last ones are broken off
 */
export function createDrain(server: http.Server): (limit: number) => Promise<void> {
  const connections = new Set<net.Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const closeIdle = () => {
    // Browsers open connections ahead of need, and Node.js takes those for requests that are on their way.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    server.closeIdleConnections();
  };
  return (limit) =>
    new Promise((resolve) => {
      // A connection that has got its answer is kept alive, so one look is not enough.
      const looking = setInterval(closeIdle, interval);
      const end = setTimeout(() => server.closeAllConnections(), limit);
      server.close(() => {
        clearInterval(looking);
        clearTimeout(end);
        resolve();
      });
      closeIdle();
    });
}
