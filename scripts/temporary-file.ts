import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns the path of a new file in a folder that only this user can access; both are removed when the process ends. */
export function temporaryFile(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return path.join(folder, name);
}
