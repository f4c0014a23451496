/** The length of the window, in milliseconds. */
const window = 60_000;

type Count = { startedAt: number; count: number };

/**
 * Counts requests per key (such as a client) and minute. It stores a limited number of keys; all further ones share one
 * count with a higher limit.
 */
export class FixedWindowCounter {
  /** Oldest first: an expired count is removed and starts again at the end. */
  readonly #counts = new Map<string, Count>();

  constructor(
    private readonly maxKeys: number,
    private readonly overflowFactor: number,
  ) {}

  get size(): number {
    return this.#counts.size;
  }

  /**
   * Counts a request.
   * @param max requests that one key may make per minute
   * @param now milliseconds on a monotonic clock
   * @returns null, or the milliseconds until the next request is allowed
   */
  hit(requestKey: string, max: number, now = performance.now()): number | null {
    for (const [key, { startedAt }] of this.#counts) {
      if (now - startedAt < window) break;
      this.#counts.delete(key);
    }
    const isTracked = this.#counts.has(requestKey) || this.#counts.size < this.maxKeys;
    const key = isTracked ? requestKey : '';
    const entry = this.#counts.get(key) ?? { startedAt: now, count: 0 };
    this.#counts.set(key, entry);
    if (entry.count >= (isTracked ? max : max * this.overflowFactor)) return window - (now - entry.startedAt);
    entry.count += 1;
    return null;
  }
}
