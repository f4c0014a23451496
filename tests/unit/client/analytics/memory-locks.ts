type Granted = (lock: { name: string }) => unknown;
type Asking = { begin: () => void };

/** The browser's locks, which Node.js does not have: one holder for each name, until its promise is settled. */
export class MemoryLocks {
  private readonly queues = new Map<string, Asking[]>();

  /** Who asks waits for those who asked before, or until its signal. */
  async request(name: string, ...rest: [Granted] | [{ signal?: AbortSignal }, Granted]): Promise<unknown> {
    const granted = rest.at(-1) as Granted;
    const { signal } = rest.length === 2 ? rest[0] : {};
    signal?.throwIfAborted();
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      // Never at once: the browser asks another process.
      const asking: Asking = { begin: () => setImmediate(resolve) };
      if (queue.push(asking) === 1) asking.begin();
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(asking);
        if (at < 1) return;
        queue.splice(at, 1);
        reject(signal.reason as Error);
      });
    });
    try {
      return await granted({ name });
    } finally {
      queue.shift();
      queue[0]?.begin();
    }
  }
}
