import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** Bounds how many expensive requests are processed concurrently; a few more are queued, the rest are rejected. */

export type ConcurrencyLimits = {
  /** Maximum concurrent requests. */
  running: number;
  /** Maximum queue length. */
  waiting: number;
  /** Milliseconds after which a queued request is rejected. */
  longestWait: number;
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

type Waiting = { start: () => void };

export function concurrencyLimit({ running, waiting, longestWait }: ConcurrencyLimits): ConcurrencyLimit {
  const queue = new Set<Waiting>();
  let free = running;

  function startNext(): void {
    const [next] = queue;
    if (free > 0) next?.start();
  }

  function leave(): void {
    free += 1;
    // Other requests get their turn of the event loop in between.
    setImmediate(startNext);
  }

  /** Resolves to true with a slot acquired, or to false. */
  function enter(response: ServerResponse): Promise<boolean> {
    if (free > 0 && queue.size === 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    if (queue.size >= waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (hasPlace: boolean) => {
        clearTimeout(timer);
        response.off('close', giveUp);
        queue.delete(entry);
        if (hasPlace) free -= 1;
        resolve(hasPlace);
      };
      const giveUp = () => end(false);
      const entry = { start: () => end(true) };
      const timer = setTimeout(giveUp, longestWait).unref();
      response.once('close', giveUp);
      queue.add(entry);
    });
  }

  return {
    async run(response, handle) {
      if (response.closed || !(await enter(response))) return false;
      let isLeft = false;
      const leaveOnce = () => {
        if (isLeft) return;
        isLeft = true;
        leave();
      };
      onHeaders(response, leaveOnce);
      // A handler that never ends must not hold its slot forever.
      response.once('close', () => setTimeout(leaveOnce, longestWait).unref());
      try {
        await handle();
      } finally {
        leaveOnce();
      }
      return true;
    },
  };
}
