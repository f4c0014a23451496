import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales';
import { collectionNames } from '@/lib/urls/route-table';

const modifiedTime = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Returns whether an article was added or removed after the index was written: that changes its folder's mtime. */
export function isIndexStale(indexFile: string, roots: readonly string[]): boolean {
  const indexTime = modifiedTime(indexFile);
  const folders = roots.flatMap((root) =>
    localeCodes.flatMap((locale) => collectionNames.map((name) => path.join(root, locale, name))),
  );
  return folders.some((folder) => modifiedTime(folder) > indexTime);
}
