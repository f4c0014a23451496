import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** Bounds how many requests of a costly kind are worked on at once; a few more wait in a queue, the rest is refused. */

export type ConcurrencyLimits = {
  /** So many are worked on at once. */
  running: number;
  /** So many more may wait for that. */
  waiting: number;
  /** After so many milliseconds a waiting one is refused. */
  longestWait: number;
};

export type ConcurrencyLimit = {
  /**
   * Runs the handler of a request when its turn comes. The place is free again when the response's headers are sent, which
   * is when the work is done: a client that reads slowly holds no place. One that hangs up frees none before its handler
   * has ended, since the work goes on until then.
   * @returns false when the request was refused: the queue is full, it has waited too long, or its client has gone
   */
  run(response: ServerResponse, handle: () => Promise<unknown>): Promise<boolean>;
};

type Waiting = { start: () => void };

export function concurrencyLimit({ running, waiting, longestWait }: ConcurrencyLimits): ConcurrencyLimit {
  const queue = new Set<Waiting>();
  let free = running;

  function leave(): void {
    free += 1;
    const [next] = queue;
    next?.start();
  }

  /** Resolves to true with a place taken, or to false. */
  function enter(response: ServerResponse): Promise<boolean> {
    if (free > 0) {
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
      // A handler that never ends must not hold its place for good.
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
