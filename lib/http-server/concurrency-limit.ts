import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import onHeaders from 'on-headers';

/** Bounds how many expensive requests are processed concurrently; a few more are queued, the rest are rejected. */

export type ConcurrencyLimits = {
  /** Maximum concurrent requests. */
  maxRunning: number;
  /** Maximum queue length. */
  maxQueued: number;
  /** Milliseconds after which a queued request is rejected. */
  maxWait: number;
};

export type ConcurrencyLimit = {
  /**
   * Runs a request handler when a slot is free. The slot is released when the response headers are sent, which is when
   * the work is done: a slow client holds no slot. A client that disconnects does not release the slot before its
   * handler has ended, since the work continues until then.
   * @returns false when the request was rejected: the queue is full, it waited too long, or its client has disconnected
   */
  run(response: ServerResponse, handle: () => Promise<unknown>): Promise<boolean>;
};

type QueuedRequest = { start: () => void };

/**
 * Turns of the event loop without a new request after which the next one may run, and the maximum number of turns to
 * wait for that. Node.js accepts one connection per turn, so requests of new connections would otherwise wait in the
 * backlog of the socket, each behind the work of the one before it, where they can neither be rejected nor overtaken by
 * requests for other pages.
 */
const quietTurns = 3;
const maxTurns = 2000;

export function concurrencyLimit({ maxRunning, maxQueued, maxWait }: ConcurrencyLimits): ConcurrencyLimit {
  const queue = new Set<QueuedRequest>();
  let free = maxRunning;
  let arrivals = 0;

  function startNext(): void {
    const [next] = queue;
    if (free > 0) next?.start();
  }

  /** Frees a slot once no new requests arrive, even if the request was handled within one turn. */
  async function releaseSlot(): Promise<void> {
    let known = arrivals;
    for (let turns = 0, quiet = 0; quiet < quietTurns && turns < maxTurns; turns += 1) {
      await nextTurn();
      quiet = arrivals === known ? quiet + 1 : 0;
      known = arrivals;
    }
    free += 1;
    startNext();
  }

  /** Resolves to true with a slot acquired, or to false. */
  function acquireSlot(response: ServerResponse): Promise<boolean> {
    if (free > 0 && queue.size === 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    if (queue.size >= maxQueued) return Promise.resolve(false);
    const { socket } = response;
    return new Promise((resolve) => {
      const settle = (hasSlot: boolean) => {
        clearTimeout(timer);
        response.off('close', cancel);
        socket?.off('end', cancel);
        queue.delete(entry);
        if (hasSlot) free -= 1;
        resolve(hasSlot);
      };
      const cancel = () => settle(false);
      const entry = { start: () => settle(true) };
      const timer = setTimeout(cancel, maxWait).unref();
      response.once('close', cancel);
      // Until data is sent, a client that hangs up cannot be distinguished from one that only half-closes its
      // connection.
      socket?.once('end', cancel);
      queue.add(entry);
    });
  }

  return {
    async run(response, handle) {
      arrivals += 1;
      if (response.closed || !(await acquireSlot(response))) return false;
      let isReleased = false;
      const releaseOnce = () => {
        if (isReleased) return;
        isReleased = true;
        void releaseSlot();
      };
      onHeaders(response, releaseOnce);
      // A handler that never ends must not hold its slot forever.
      const releaseLater = () => void setTimeout(releaseOnce, maxWait).unref();
      const { socket } = response;
      response.once('close', releaseLater);
      socket?.once('end', releaseLater);
      try {
        await handle();
      } finally {
        socket?.off('end', releaseLater);
        releaseOnce();
      }
      return true;
    },
  };
}
