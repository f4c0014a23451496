import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fontFile, fontSubsets } from '@/lib/assets/fonts';
import { prepareContent } from './prepare-content';
import { prepareIcons } from './prepare-icons';
import { exitWithError } from './exit-with-error';
import { writeFileAtomic } from './write-file-atomic';

/** Copies the served font subsets into public/assets/fonts and removes all other files there. */
function prepareFonts(): void {
  const from = path.join(process.cwd(), 'node_modules', '@fontsource-variable', 'manrope', 'files');
  const folder = path.join(process.cwd(), 'public', 'assets', 'fonts');
  for (const subset of fontSubsets) {
    const font = readFileSync(path.join(from, `manrope-${subset}-wght-normal.woff2`));
    writeFileAtomic(path.join(folder, fontFile(subset)), font);
  }
  const served = new Set(fontSubsets.map(fontFile));
  for (const name of readdirSync(folder)) if (!served.has(name)) rmSync(path.join(folder, name));
}

/** Writes generated/endpoints.json, the names of the files in lib/api/endpoints, one per endpoint. */
function prepareEndpoints(): void {
  const files = readdirSync(path.join(process.cwd(), 'lib', 'api', 'endpoints')).sort();
  const names = files.map((file) => path.basename(file, '.ts'));
  writeFileAtomic(path.join(process.cwd(), 'generated', 'endpoints.json'), JSON.stringify(names));
}

/** Writes all generated files; exits with a message if a content file is invalid. */
export async function prepare(): Promise<void> {
  prepareFonts();
  prepareIcons();
  prepareEndpoints();
  await prepareContent().catch(exitWithError);
}
