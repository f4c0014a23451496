import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, vi } from 'vitest';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { localeCodes } from '@/lib/i18n/locales';
import { checkData } from '@/scripts/check-data';
import { folderPerTest } from '@/tests/temp-folder';

/** A copy of the data files and English messages for each test, and the issues that `npm run content:check` finds there. */
export function copiedContent() {
  const folder = folderPerTest();
  const { at } = folder;
  beforeEach(() => {
    cpSync('content', at('content'), { recursive: true });
    cpSync('messages/en', at('messages/en'), { recursive: true });
    for (const code of localeCodes) mkdirSync(at('messages', code), { recursive: true });
    symlinkSync(path.resolve('node_modules'), at('node_modules'));
    vi.spyOn(process, 'cwd').mockReturnValue(at());
  });
  return { ...folder, found: () => formatDiagnostics(checkData()) };
}
