import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** So many bytes of files are kept in memory, however many files there are. */
const mostBytes = 32 * 1024 * 1024;

/** Files larger than this are read each time, so that one cannot drive out all others. */
const largest = 1024 * 1024;

/** Reads files whole and keeps those that are asked for often. Files of a build do not change. */
export class FileCache {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    maxEntrySize: largest,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });

  /** Keeps bytes as those of a file, which need not be there. */
  keep(file: string, bytes: Buffer): void {
    this.#kept.set(file, bytes);
  }

  /** @returns the file's bytes at once when it is kept, else a promise of them, which fails as `readFile` does */
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
