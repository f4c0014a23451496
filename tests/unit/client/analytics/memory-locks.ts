type Granted = (lock: { name: string }) => unknown;
type Asking = { begin: () => void };

/** Mock Web Locks for Node.js: one holder per name until its promise settles. */
export class MemoryLocks {
  private readonly queues = new Map<string, Asking[]>();

  /** Waits for earlier requests, or until the signal aborts. */
  async request(name: string, ...rest: [Granted] | [{ signal?: AbortSignal }, Granted]): Promise<unknown> {
    const granted = rest.at(-1) as Granted;
    const { signal } = rest.length === 2 ? rest[0] : {};
    signal?.throwIfAborted();
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      // Asynchronous, as in browsers, which ask another process.
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
