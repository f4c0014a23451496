import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Maximum bytes of files cached in memory. */
const mostBytes = 32 * 1024 * 1024;

/** Larger files are read every time, so that one cannot evict all others. */
const largest = 1024 * 1024;

/** Reads whole files and caches frequently requested ones. Build files do not change. */
export class FileCache {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    maxEntrySize: largest,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });

  /** Caches bytes under a file name; the file need not exist. */
  keep(file: string, bytes: Buffer): void {
    this.#kept.set(file, bytes);
  }

  /** @returns the bytes synchronously if cached, else a promise, which rejects as `readFile` does */
  read(file: string): Buffer | Promise<Buffer> {
    return (
      this.#kept.get(file) ??
      readFile(file).then((bytes) => {
        this.#kept.set(file, bytes);
        return bytes;
      })
    );
  }
}
