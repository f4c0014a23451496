import { readFileSync } from 'node:fs';
import type http from 'node:http';
import type net from 'node:net';

/** Open connections at most, where the process may open enough files. Half a gigabyte of buffers if all are in use. */
const maxConnections = 4096;

/** File descriptors that are kept free for files, the store and outgoing requests. */
const reservedDescriptors = 256;

/** The file descriptors that this process may have open; Infinity where the system does not say (it does on Linux). */
export function descriptorLimit(): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}

/** How many connections this process accepts at the same time. */
export const connectionLimit = (descriptors = descriptorLimit()): number =>
  Math.max(64, Math.min(maxConnections, descriptors - reservedDescriptors));

/**
 * Limits the open connections of a server. At the limit a new connection takes the place of the one that has waited
 * longest for its client: for the next request, for the rest of a request's header, or for a response to be read. Where
 * all are being answered, the new one is closed.
 * @param max connections at the same time
 */
export function limitConnections(server: http.Server, max: number): void {
  const open = new Set<net.Socket>();
  /** Connections that wait for their client, the longest-waiting first. */
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
    // Emitted by end(): from here on only the client can hold the response up.
    response.once('prefinish', () => {
      if (open.has(socket)) waiting.add(socket);
    });
  };
  server.on('request', track).on('checkContinue', track);
}
