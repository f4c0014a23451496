import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Loaded by `node --import` before a server, so that Node.js reads TypeScript. tsx keeps what it has compiled in the folder
 * for temporary files, and ends the process where that is read-only: there it compiles everything at each start instead.
 */

try {
  rmdirSync(mkdtempSync(path.join(tmpdir(), 'probe-')));
} catch {
  process.env.TSX_DISABLE_CACHE = '1';
}
await import('tsx');
