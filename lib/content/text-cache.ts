import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const keyOf = (texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update(':').update(text);
  return hash.digest('base64url');
};

function readValues(file: string): Map<string, unknown> {
  if (!existsSync(file)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>));
  } catch {
    return new Map();
  }
}

/**
 * Results that follow from texts alone, kept from one publication to the next of the same code: of the time that checking
 * and indexing take, two thirds are spent on parsing articles that have not changed.
 */
export class TextCache {
  readonly #known: ReadonlyMap<string, unknown>;
  readonly #used = new Map<string, unknown>();

  /** @param file what `write` wrote for the publication before; a missing or damaged one is an empty cache */
  constructor(file?: string) {
    this.#known = file === undefined ? new Map<string, unknown>() : readValues(file);
  }

  /**
   * Returns the result for these texts, and computes it if it is new.
   * @param compute depends on nothing but the texts, code and compiled settings; its result is plain JSON
   */
  get<Value>(texts: readonly string[], compute: () => Value): Value {
    const key = keyOf(texts);
    const value = this.#used.has(key) ? this.#used.get(key) : this.#known.has(key) ? this.#known.get(key) : compute();
    this.#used.set(key, value);
    return value as Value;
  }

  /** Writes what was returned since the start; the rest is no longer of use. */
  write(file: string): void {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(Object.fromEntries(this.#used)));
  }
}
