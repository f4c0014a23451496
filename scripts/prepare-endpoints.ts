import { readdirSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from './write-file-atomic';

/** Writes generated/endpoints.json, the names of the files in lib/api/endpoints, one per endpoint. */
export function prepareEndpoints(): void {
  const files = readdirSync(path.join(process.cwd(), 'lib', 'api', 'endpoints')).sort();
  const names = files.map((file) => path.basename(file, '.ts'));
  writeFileAtomic(path.join(process.cwd(), 'generated', 'endpoints.json'), JSON.stringify(names));
}
