import type { Letters } from '@/lib/config/levenshtein';
import { digitValue, type Place, type PlacesPart, type WordsPart } from '@/lib/search/index-format';

/**
 * In-memory form of index shards: numbers in typed arrays, outside of the JavaScript heap. As strings and objects, the
 * words of a shard would take more than ten times as much.
 */

/** Sorted words, stored in one array of letters. */
export class WordTable {
  private readonly letters: Uint16Array;
  /** Start of each word, plus the end of the last one. */
  private readonly starts: Uint32Array;
  private readonly counts: Uint8Array;
  readonly length: number;

  constructor({ words, counts }: WordsPart) {
    const written = words.split(' ');
    this.length = written.length;
    this.starts = new Uint32Array(this.length + 1);
    written.forEach((part, i) => {
      const same = parseInt(part[0]!, 36);
      this.starts[i + 1] = this.starts[i]! + same + part.length - 1;
    });
    this.letters = new Uint16Array(this.starts[this.length]!);
    written.forEach((part, i) => {
      const start = this.starts[i]!;
      const same = parseInt(part[0]!, 36);
      if (same > 0) this.letters.copyWithin(start, this.starts[i - 1]!, this.starts[i - 1]! + same);
      for (let j = 1; j < part.length; j += 1) this.letters[start + same + j - 1] = part.charCodeAt(j);
    });
    this.counts = Uint8Array.from({ length: this.length }, (_, i) => counts.charCodeAt(i) - 48);
  }

  get bytes(): number {
    return this.letters.byteLength + this.starts.byteLength + this.counts.byteLength;
  }

  text(at: number): string {
    return String.fromCharCode(...this.letters.subarray(this.starts[at]!, this.starts[at + 1]!));
  }

  count(at: number): number {
    return this.counts[at]!;
  }

  lengthOf(at: number): number {
    return this.starts[at + 1]! - this.starts[at]!;
  }

  /** Points `to` to the letters of a word, at most the first `most`. */
  point(to: Letters, at: number, most = Infinity): Letters {
    to.of = this.letters;
    to.start = this.starts[at]!;
    to.end = Math.min(this.starts[at + 1]!, to.start + most);
    return to;
  }

  /** The range of words with a prefix; `to` is exclusive. */
  range(start: string): { from: number; to: number } {
    return {
      from: this.firstWhere((at) => this.compare(at, start) >= 0),
      to: this.firstWhere((at) => this.compare(at, start) > 0),
    };
  }

  has(word: string): boolean {
    const { from, to } = this.range(word);
    return from < to && this.lengthOf(from) === word.length;
  }

  /** Negative if the word sorts before all words with the prefix, zero if it has the prefix, positive otherwise. */
  private compare(at: number, start: string): number {
    const first = this.starts[at]!;
    const length = this.lengthOf(at);
    for (let i = 0; i < start.length; i += 1) {
      if (i >= length) return -1;
      const difference = this.letters[first + i]! - start.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private firstWhere(is: (at: number) => boolean): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (is(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Postings of words, stored as digits in one array. */
export class PlaceTable {
  private readonly digits: Uint8Array;
  private readonly starts: Uint32Array;

  constructor({ places }: PlacesPart) {
    const lists = places.split(' ');
    this.starts = new Uint32Array(lists.length + 1);
    lists.forEach((list, i) => (this.starts[i + 1] = this.starts[i]! + list.length));
    this.digits = new Uint8Array(this.starts[lists.length]!);
    let at = 0;
    for (const list of lists)
      for (let i = 0; i < list.length; i += 1) this.digits[at++] = digitValue(list.charCodeAt(i));
  }

  get bytes(): number {
    return this.digits.byteLength + this.starts.byteLength;
  }

  /** Visits the postings of a word in order. */
  each(at: number, visit: (slot: number, rank: Place['rank']) => void): void {
    let slot = -1;
    let [number, factor] = [0, 1];
    for (let i = this.starts[at]!; i < this.starts[at + 1]!; i += 1) {
      const value = this.digits[i]!;
      number += (value % 32) * factor;
      factor *= 32;
      if (value >= 32) continue;
      slot += Math.floor(number / 4) + 1;
      visit(slot, (number % 4) as Place['rank']);
      [number, factor] = [0, 1];
    }
  }
}

const words = new WeakMap<WordsPart, WordTable>();
const places = new WeakMap<PlacesPart, PlaceTable>();

/** A vocabulary shard as a table: cached as such on the server, converted once per loaded shard in browsers. */
export function wordTable(part: WordsPart | WordTable): WordTable {
  if (part instanceof WordTable) return part;
  const table = words.get(part) ?? new WordTable(part);
  words.set(part, table);
  return table;
}

export function placeTable(part: PlacesPart | PlaceTable): PlaceTable {
  if (part instanceof PlaceTable) return part;
  const table = places.get(part) ?? new PlaceTable(part);
  places.set(part, table);
  return table;
}
