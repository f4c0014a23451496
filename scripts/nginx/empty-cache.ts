import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Removes all responses from a cache of nginx, which continues to run. @param folder its `proxy_cache_path` */
export function emptyCache(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) rmSync(path.join(entry.parentPath, entry.name), { force: true });
  }
}
