import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fontFile, fontSubsets } from '@/lib/assets/fonts';

/** Copies the parts of the font that the site serves into public/assets/fonts. */
export function prepareFonts(): void {
  const from = path.join(process.cwd(), 'node_modules', '@fontsource-variable', 'manrope', 'files');
  const folder = path.join(process.cwd(), 'public', 'assets', 'fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const subset of fontSubsets) {
    copyFileSync(path.join(from, `manrope-${subset}-wght-normal.woff2`), path.join(folder, fontFile(subset)));
  }
}
