import { readdirSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole';

/** Writes generated/calls.json, the names of the files in lib/server/calls: each is a call of the back end. */
export function prepareCalls(): void {
  const files = readdirSync(path.join(process.cwd(), 'lib', 'server', 'calls')).sort();
  const names = files.map((file) => path.basename(file, '.ts'));
  writeWhole(path.join(process.cwd(), 'generated', 'calls.json'), JSON.stringify(names));
}
