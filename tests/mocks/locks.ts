type LockCallback = (lock: { name: string }) => unknown;
type LockRequest = { begin: () => void };

/** Mock Web Locks for Node.js: one holder per name until its promise settles. */
export class MemoryLocks {
  private readonly queues = new Map<string, LockRequest[]>();

  /** Waits for earlier requests, or until the signal aborts. */
  async request(name: string, ...rest: [LockCallback] | [{ signal?: AbortSignal }, LockCallback]): Promise<unknown> {
    const callback = rest.at(-1) as LockCallback;
    const { signal } = rest.length === 2 ? rest[0] : {};
    signal?.throwIfAborted();
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      // Asynchronous, as in browsers, which ask another process.
      const lockRequest: LockRequest = { begin: () => setImmediate(resolve) };
      if (queue.push(lockRequest) === 1) lockRequest.begin();
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(lockRequest);
        if (at < 1) return;
        queue.splice(at, 1);
        reject(signal.reason as Error);
      });
    });
    try {
      return await callback({ name });
    } finally {
      queue.shift();
      queue[0]?.begin();
    }
  }
}
