import { readFileSync } from 'node:fs';
import type http from 'node:http';
import type net from 'node:net';

/** Maximum open connections if the descriptor limit allows it. About 512 MB of buffers if all are in use. */
const maxConnections = 4096;

/** File descriptors reserved for files, the store and outgoing requests. */
const reservedDescriptors = 256;

/** The descriptor limit of this process; Infinity if the system does not report one (Linux does). */
export function descriptorLimit(): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}

/** The number of connections this process accepts concurrently. */
export const connectionLimit = (descriptors = descriptorLimit()): number =>
  Math.max(64, Math.min(maxConnections, descriptors - reservedDescriptors));

/**
 * Limits the open connections of a server. At the limit, a new connection replaces the one that has waited longest for
 * its client: for the next request, for the rest of a request header, or for a response to be read. If all are
 * processing requests, the new one is closed.
 * @param max concurrent connections
 */
export function limitConnections(server: http.Server, max: number): void {
  const open = new Set<net.Socket>();
  /** Connections waiting for their client, longest-waiting first. */
  const waiting = new Set<net.Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      waiting.delete(socket);
    });
    if (open.size > max) {
      const [oldest = socket] = waiting;
      oldest.destroy();
    }
    waiting.add(socket);
  });
  const track: http.RequestListener = ({ socket }, response) => {
    waiting.delete(socket);
    // Emitted by end(): from here on only the client can delay the response.
    response.once('prefinish', () => {
      if (open.has(socket)) waiting.add(socket);
    });
  };
  server.on('request', track).on('checkContinue', track);
}

/**
 * Limits the pipelined requests of a connection. Node.js parses all requests of a received buffer at once, up to 1,500
 * short ones, and keeps about 6 KB for each until its response has been read.
 * @param max requests of one connection that may wait for their responses to be sent; clients rarely pipeline at all
 * @returns whether to answer a request; if not, its connection has been closed
 */
export function createPipelineLimit(
  max: number,
): (request: http.IncomingMessage, response: http.ServerResponse) => boolean {
  const unsent = new WeakMap<net.Socket, number>();
  return ({ socket }, response) => {
    // The parser goes on with the buffer after its connection was closed.
    if (socket.destroyed) return false;
    const count = (unsent.get(socket) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return false;
    }
    unsent.set(socket, count);
    response.once('close', () => unsent.set(socket, unsent.get(socket)! - 1));
    return true;
  };
}
