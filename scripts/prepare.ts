import { readdirSync } from 'node:fs';
import path from 'node:path';
import { prepareContent } from './prepare-content';
import { prepareIcons } from './prepare-icons';
import { exitWithError } from './exit-with-error';
import { writeFileAtomic } from './write-file-atomic';

/** Writes generated/endpoints.json, the names of the files in lib/api/endpoints, one per endpoint. */
function prepareEndpoints(): void {
  const files = readdirSync(path.join(process.cwd(), 'lib', 'api', 'endpoints')).sort();
  const names = files.map((file) => path.basename(file, '.ts'));
  writeFileAtomic(path.join(process.cwd(), 'generated', 'endpoints.json'), JSON.stringify(names));
}

/** Writes all generated files; exits with a message if a content file is invalid. */
export async function prepare(): Promise<void> {
  prepareIcons();
  prepareEndpoints();
  await prepareContent().catch(exitWithError);
}
