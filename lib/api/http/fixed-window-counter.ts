/** Milliseconds for which a count lasts. */
const window = 60_000;

type Count = { since: number; count: number };

/**
 * How often something came within a minute, by who sent it. Never holds more senders than it was told: then all others
 * count as one, and have a larger share.
 */
export class FixedWindowCounter {
  /** The oldest first: a count that is over goes, and begins anew at the end. */
  readonly #counts = new Map<string, Count>();

  constructor(
    private readonly mostSenders: number,
    private readonly shareOfOthers: number,
  ) {}

  get size(): number {
    return this.#counts.size;
  }

  /**
   * Counts one.
   * @param most how many a minute one sender may
   * @param now milliseconds by a clock that nobody sets
   * @returns null, or after how many milliseconds the sender may come again
   */
  add(sender: string, most: number, now = performance.now()): number | null {
    for (const [name, { since }] of this.#counts) {
      if (now - since < window) break;
      this.#counts.delete(name);
    }
    const isKnown = this.#counts.has(sender) || this.#counts.size < this.mostSenders;
    const name = isKnown ? sender : '';
    const entry = this.#counts.get(name) ?? { since: now, count: 0 };
    this.#counts.set(name, entry);
    if (entry.count >= (isKnown ? most : most * this.shareOfOthers)) return window - (now - entry.since);
    entry.count += 1;
    return null;
  }
}
