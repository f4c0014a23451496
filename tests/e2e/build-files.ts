import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of a build's folder, without pictures to share: those are drawn when somebody asks for them first, which
 * another test may do meanwhile.
 */
export function buildFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('share-pictures'))
    .map((name) => path.join(folder, name));
}
