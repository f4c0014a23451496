import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales';

/** Copies the project's data and English texts into a folder, where checks of data find no issues. */
export function copyContent(folder: string): void {
  for (const name of ['content', 'messages/en']) cpSync(name, path.join(folder, name), { recursive: true });
  for (const code of localeCodes) mkdirSync(path.join(folder, 'messages', code), { recursive: true });
}
