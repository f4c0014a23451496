import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a build's folder, without Open Graph images: those are rendered on first request, which another
 * test may do at the same time.
 */
export function buildFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('og-images'))
    .map((name) => path.join(folder, name));
}
