/**
 * How many words of the index a query may be compared with to find what its misspelled words stand for: all of its words
 * together, so that sixteen misspelled ones cost little more than a few. It counts comparisons and no time, so that the
 * same query always finds the same.
 */
export class TypoBudget {
  private left: number;

  constructor(comparisons = 12_000) {
    this.left = comparisons;
  }

  /** Asked before each word, so the first misspelled one is looked for in full, whatever the size of the index. */
  get isSpent(): boolean {
    return this.left <= 0;
  }

  spend(comparisons: number): void {
    this.left -= comparisons;
  }
}
