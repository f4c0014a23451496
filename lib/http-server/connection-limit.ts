import { readFileSync } from 'node:fs';
import type http from 'node:http';
import type net from 'node:net';
import { hasBody } from '@/lib/http-server/has-body';

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

/** The HTTP parser of a connection, an internal of Node.js (checked with 20 and 24). */
type Parser = { onIncoming?: ((request: http.IncomingMessage, keepAlive: boolean) => number) | null };

/** Result of `onIncoming` that ends parsing: the rest is taken for another protocol. */
const stopParsing = 2;

/**
 * Limits the open connections of a server, and the pipelined requests of each.
 *
 * At the limit of connections, a new one replaces the one that has waited longest for its client: for the next request,
 * for the rest of a request's header or body, or for a response to be read. If all are processing requests, the new one
 * is closed.
 *
 * A connection with too many pipelined requests is closed. Node.js parses all requests of a packet at once, 1,500 short
 * ones in 64 KB, and keeps them until the event loop has closed the connection: 300 connections with 60 KB each
 * exhausted a heap of 512 MB. Only the parser can be stopped in time; if Node.js hides it, there is no such limit.
 * @param connections concurrent connections
 * @param pipelined requests of one connection whose responses have not been sent; clients rarely pipeline at all
 */
export function limitConnections(server: http.Server, connections: number, pipelined: number): void {
  /** The open connections with the number of their requests whose responses have not been sent. */
  const open = new Map<net.Socket, number>();
  /** Connections waiting for their client, longest-waiting first. */
  const waiting = new Set<net.Socket>();
  server.on('connection', (socket) => {
    open.set(socket, 0);
    socket.once('close', () => {
      open.delete(socket);
      waiting.delete(socket);
    });
    if (open.size > connections) {
      const [oldest = socket] = waiting;
      oldest.destroy();
    }
    waiting.add(socket);
    const { parser } = socket as net.Socket & { parser?: Parser };
    const onIncoming = parser?.onIncoming;
    if (!parser || !onIncoming) return;
    parser.onIncoming = (request, keepAlive) => {
      const pending = open.get(socket) ?? 0;
      if (socket.destroyed || pending >= pipelined) {
        socket.destroy();
        return stopParsing;
      }
      open.set(socket, pending + 1);
      return onIncoming(request, keepAlive);
    };
  });
  const track: http.RequestListener = (request, response) => {
    const { socket } = request;
    const stopWaiting = () => {
      if (!response.writableEnded) waiting.delete(socket);
    };
    if (hasBody(request)) request.once('end', stopWaiting);
    else stopWaiting();
    // Emitted by end(): from here on only the client can delay the response.
    response.once('prefinish', () => {
      if (open.has(socket)) waiting.add(socket);
    });
    response.once('close', () => {
      const pending = open.get(socket);
      if (pending !== undefined) open.set(socket, pending - 1);
    });
  };
  server.on('request', track).on('checkContinue', track);
}
