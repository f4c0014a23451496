type Granted = (lock: { name: string } | null) => unknown;

/** The browser's locks, which Node.js does not have: one holder for each name, until its promise is settled. */
export class MemoryLocks {
  private readonly held = new Set<string>();

  /** Where a name is taken, the callback gets null when it is not to wait (`ifAvailable`); nothing here waits. */
  async request(name: string, ...rest: [Granted] | [{ ifAvailable: boolean }, Granted]): Promise<unknown> {
    const granted = rest.at(-1) as Granted;
    // Never at once: the browser asks another process.
    await Promise.resolve();
    if (this.held.has(name)) return granted(null);
    this.held.add(name);
    try {
      return await granted({ name });
    } finally {
      this.held.delete(name);
    }
  }
}
