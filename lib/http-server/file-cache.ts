import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Maximum bytes of files cached in memory. */
const maxBytes = 32 * 1024 * 1024;

/** Larger files are read every time, so that one cannot evict all others. */
const maxFileSize = 1024 * 1024;

/** Reads whole files and caches frequently requested ones. Build files do not change. */
export class FileCache {
  readonly #cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    maxEntrySize: maxFileSize,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });

  /** Caches bytes under a file name; the file need not exist. */
  set(file: string, bytes: Buffer): void {
    this.#cache.set(file, bytes);
  }

  /** @returns the bytes synchronously if cached, else a promise, which rejects as `readFile` does */
  read(file: string): Buffer | Promise<Buffer> {
    return (
      this.#cache.get(file) ??
      readFile(file).then((bytes) => {
        this.#cache.set(file, bytes);
        return bytes;
      })
    );
  }
}
