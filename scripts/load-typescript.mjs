import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Loaded with `node --import` so that Node.js can run TypeScript. tsx caches compiled files in the temporary folder and
 * crashes if that is read-only; in that case the cache is disabled and everything is compiled at each start.
 */

try {
  rmdirSync(mkdtempSync(path.join(tmpdir(), 'probe-')));
} catch {
  process.env.TSX_DISABLE_CACHE = '1';
}
await import('tsx');
