import type { Letters } from '@/lib/search/edit-distance';
import { digitValue, type Place, type PlacesPart, type WordsPart } from '@/lib/search/index-format';

/**
 * Parts of the index as they are kept in memory: numbers in typed arrays, which lie outside of the heap of JavaScript. As
 * strings and objects, the words of a part take more than ten times as much.
 */

/** Words in their order, all letters one after the other. */
export class WordTable {
  private readonly letters: Uint16Array;
  /** Where each word starts; one more for where the last one ends. */
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

  /** Points to the letters of a word, or to its first ones. */
  point(to: Letters, at: number, most = Infinity): Letters {
    to.of = this.letters;
    to.start = this.starts[at]!;
    to.end = Math.min(this.starts[at + 1]!, to.start + most);
    return to;
  }

  /** The words that begin so: from which one on, and before which one they end. */
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

  /** Below zero for a word before all that begin so, zero for one that does, above for one behind them. */
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

/** Where words stand, the digits of each word's places one after the other. */
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

  /** Goes through the places of a word, in their order. */
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

/** A part of words as a table: it is one already where the server has kept it, and made once where a browser loads it. */
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
