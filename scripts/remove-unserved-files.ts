import { existsSync, linkSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { duplicateOf, traceSuffix } from '@/lib/next-internals/build-folder';

/**
 * Removes the files that Next.js writes into a build and that no request needs, and stores equal ones once.
 * @param folder the folder of a build finished by Next.js
 */
export function removeUnservedFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (name.endsWith(traceSuffix)) rmSync(file);
    const duplicate = duplicateOf(name);
    const original = duplicate && path.join(folder, duplicate);
    if (!original || !existsSync(original) || !readFileSync(original).equals(readFileSync(file))) continue;
    rmSync(file);
    linkSync(original, file);
  }
}
