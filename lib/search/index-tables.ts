import type { CodeUnits } from '@/lib/text/levenshtein';
import { digitValue, type Posting, type PostingsShard, type VocabularyShard } from '@/lib/search/index-format';

/**
 * In-memory form of index shards: numbers in typed arrays, outside of the JavaScript heap. As strings and objects, the
 * words of a shard would take more than ten times as much.
 */

/** Sorted words, stored in one array of letters. */
export class VocabularyTable {
  private readonly letters: Uint16Array;
  /** Start of each word, plus the end of the last one. */
  private readonly starts: Uint32Array;
  private readonly logPostingCounts: Uint8Array;
  readonly length: number;

  constructor({ words, counts }: VocabularyShard) {
    const encodedWords = words.split(' ');
    this.length = encodedWords.length;
    this.starts = new Uint32Array(this.length + 1);
    encodedWords.forEach((encoded, i) => {
      const sharedLength = parseInt(encoded[0]!, 36);
      this.starts[i + 1] = this.starts[i]! + sharedLength + encoded.length - 1;
    });
    this.letters = new Uint16Array(this.starts[this.length]!);
    encodedWords.forEach((encoded, i) => {
      const start = this.starts[i]!;
      const sharedLength = parseInt(encoded[0]!, 36);
      if (sharedLength > 0) this.letters.copyWithin(start, this.starts[i - 1]!, this.starts[i - 1]! + sharedLength);
      for (let j = 1; j < encoded.length; j += 1) this.letters[start + sharedLength + j - 1] = encoded.charCodeAt(j);
    });
    this.logPostingCounts = Uint8Array.from({ length: this.length }, (_, i) => counts.charCodeAt(i) - 48);
  }

  get byteLength(): number {
    return this.letters.byteLength + this.starts.byteLength + this.logPostingCounts.byteLength;
  }

  text(index: number): string {
    return String.fromCharCode(...this.letters.subarray(this.starts[index]!, this.starts[index + 1]!));
  }

  logPostings(index: number): number {
    return this.logPostingCounts[index]!;
  }

  wordLength(index: number): number {
    return this.starts[index + 1]! - this.starts[index]!;
  }

  /** Points `into` at the letters of a word, at most the first `maxLetters`. */
  readWord(into: CodeUnits, index: number, maxLetters = Infinity): CodeUnits {
    into.units = this.letters;
    into.start = this.starts[index]!;
    into.end = Math.min(this.starts[index + 1]!, into.start + maxLetters);
    return into;
  }

  /** The range of words with a prefix; `to` is exclusive. */
  range(prefix: string): { from: number; to: number } {
    return {
      from: this.findFirst((index) => this.compare(index, prefix) >= 0),
      to: this.findFirst((index) => this.compare(index, prefix) > 0),
    };
  }

  has(word: string): boolean {
    const { from, to } = this.range(word);
    return from < to && this.wordLength(from) === word.length;
  }

  /** Negative if the word sorts before all words with the prefix, zero if it has the prefix, positive otherwise. */
  private compare(index: number, prefix: string): number {
    const offset = this.starts[index]!;
    const length = this.wordLength(index);
    for (let i = 0; i < prefix.length; i += 1) {
      if (i >= length) return -1;
      const difference = this.letters[offset + i]! - prefix.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private findFirst(predicate: (index: number) => boolean): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (predicate(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Postings of words, stored as digits in one array. */
export class PostingsTable {
  private readonly digits: Uint8Array;
  private readonly starts: Uint32Array;

  constructor({ places }: PostingsShard) {
    const encodedLists = places.split(' ');
    this.starts = new Uint32Array(encodedLists.length + 1);
    encodedLists.forEach((list, i) => (this.starts[i + 1] = this.starts[i]! + list.length));
    this.digits = new Uint8Array(this.starts[encodedLists.length]!);
    let offset = 0;
    for (const list of encodedLists)
      for (let i = 0; i < list.length; i += 1) this.digits[offset++] = digitValue(list.charCodeAt(i));
  }

  get byteLength(): number {
    return this.digits.byteLength + this.starts.byteLength;
  }

  /** Visits the postings of a word in order. */
  forEachPosting(index: number, visit: (slot: number, rank: Posting['rank']) => void): void {
    let slot = -1;
    let number = 0;
    let factor = 1;
    for (let i = this.starts[index]!; i < this.starts[index + 1]!; i += 1) {
      const value = this.digits[i]!;
      number += (value % 32) * factor;
      factor *= 32;
      if (value >= 32) continue;
      slot += Math.floor(number / 4) + 1;
      visit(slot, (number % 4) as Posting['rank']);
      number = 0;
      factor = 1;
    }
  }
}

const vocabularyTables = new WeakMap<VocabularyShard, VocabularyTable>();
const postingsTables = new WeakMap<PostingsShard, PostingsTable>();

/** A vocabulary shard as a table: cached as such on the server, converted once per loaded shard in browsers. */
export function toVocabularyTable(shard: VocabularyShard | VocabularyTable): VocabularyTable {
  if (shard instanceof VocabularyTable) return shard;
  const table = vocabularyTables.get(shard) ?? new VocabularyTable(shard);
  vocabularyTables.set(shard, table);
  return table;
}

export function toPostingsTable(shard: PostingsShard | PostingsTable): PostingsTable {
  if (shard instanceof PostingsTable) return shard;
  const table = postingsTables.get(shard) ?? new PostingsTable(shard);
  postingsTables.set(shard, table);
  return table;
}
