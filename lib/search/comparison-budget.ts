/**
 * Limits the number of index words that a query is compared with to correct typos, for all of its words together, so
 * that sixteen misspelled words cost little more than a few. It counts comparisons instead of time, so that results
 * are deterministic.
 */
export class ComparisonBudget {
  private remaining: number;

  constructor(comparisons = 12_000) {
    this.remaining = comparisons;
  }

  /** Checked before each word, so the first misspelled word is always compared in full, whatever the index size. */
  get isSpent(): boolean {
    return this.remaining <= 0;
  }

  spend(comparisons: number): void {
    this.remaining -= comparisons;
  }
}
