import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fontFile, fontSubsets } from '@/lib/assets/fonts';
import { writeFileAtomic } from './write-file-atomic';

/** Copies the served font subsets into public/assets/fonts and removes all other files there. */
export function prepareFonts(): void {
  const from = path.join(process.cwd(), 'node_modules', '@fontsource-variable', 'manrope', 'files');
  const folder = path.join(process.cwd(), 'public', 'assets', 'fonts');
  for (const subset of fontSubsets) {
    const font = readFileSync(path.join(from, `manrope-${subset}-wght-normal.woff2`));
    writeFileAtomic(path.join(folder, fontFile(subset)), font);
  }
  const served = new Set(fontSubsets.map(fontFile));
  for (const name of readdirSync(folder)) if (!served.has(name)) rmSync(path.join(folder, name));
}
