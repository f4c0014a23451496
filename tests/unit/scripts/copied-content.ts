import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, vi } from 'vitest';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { localeCodes } from '@/lib/i18n/locales';
import { checkData } from '@/scripts/check-data';
import { folderPerTest } from '@/tests/temp-folder';

/**
 * A copy of the frozen data files and of the English messages for each test, and the issues that
 * `npm run content:check` finds there.
 */
export function copiedContent() {
  const folder = folderPerTest();
  const { at, put } = folder;
  beforeEach(() => {
    cpSync('tests/fixtures/content', at('content'), { recursive: true });
    cpSync('messages/en', at('messages/en'), { recursive: true });
    // The site may have other pages by now.
    for (const list of ['alternatives', 'solutions']) {
      for (const { id } of JSON.parse(readFileSync(at(`content/${list}.json`), 'utf8')) as { id: string }[]) {
        const copy = `messages/en/${list}/${id}.json`;
        if (!existsSync(at(copy))) put(copy, '{}');
      }
    }
    for (const code of localeCodes) mkdirSync(at('messages', code), { recursive: true });
    symlinkSync(path.resolve('node_modules'), at('node_modules'));
    vi.spyOn(process, 'cwd').mockReturnValue(at());
  });
  return { ...folder, found: () => formatDiagnostics(checkData()) };
}
