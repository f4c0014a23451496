import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes generated/calls.json, the names of the files in lib/server/calls: each is a call of the back end. */
export function prepareCalls(): void {
  const files = readdirSync(path.join(process.cwd(), 'lib', 'server', 'calls')).sort();
  const folder = path.join(process.cwd(), 'generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'calls.json'), JSON.stringify(files.map((file) => path.basename(file, '.ts'))));
}
