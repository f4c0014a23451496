import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Drives the content desk in a browser whose private file system holds a copy of the project's texts and data. */

export type ProjectFiles = Readonly<Record<string, string>>;

/** Returns the texts and data of the project by path. @param filter which of the files */
export function projectFiles(filter: (file: string) => boolean = () => true): ProjectFiles {
  const names = ['messages', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  );
  const files = names.filter((name) => /\.(?:md|json)$/.test(name) && filter(name));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Puts files into the browser's private file system, which then takes the place of the dialog that asks for a folder. */
export async function useFiles(page: Page, files: ProjectFiles): Promise<void> {
  await page.evaluate(
    async (texts) => {
      const root = await navigator.storage.getDirectory();
      const write = async ([file, text]: [string, string]) => {
        const names = file.split('/');
        let folder = root;
        for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
        const handle = await folder.getFileHandle(names.at(-1)!, { create: true });
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      };
      await Promise.all(Object.entries(texts).map(write));
      Object.assign(globalThis, { showDirectoryPicker: () => Promise.resolve(root) });
    },
    { ...files, '.git/HEAD': 'ref: refs/heads/main\n' },
  );
}

/** Reads all texts and data back. */
export const readFiles = (page: Page): Promise<ProjectFiles> =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        const file = at === '' ? name : `${at}/${name}`;
        if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, file);
        // Chromium writes to a file with this ending first.
        else if (!file.startsWith('.git') && !file.endsWith('.crswap'))
          files[file] = await (await (handle as FileSystemFileHandle).getFile()).text();
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return files;
  });

/** Returns the lines that differ, with their file; a file that is new or gone is one difference. */
export function changedLines(before: ProjectFiles, after: ProjectFiles): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((file) => {
    const [old, text] = [before[file], after[file]];
    if (old === text) return [];
    if (old === undefined || text === undefined) return [`${file}: ${old === undefined ? 'new' : 'removed'}`];
    const [oldLines, lines] = [old.split('\n'), text.split('\n')];
    if (oldLines.length !== lines.length) return [`${file}: ${oldLines.length} lines are now ${lines.length}`];
    return lines.flatMap((line, i) => (line === oldLines[i] ? [] : [`${file}:${i + 1}: ${line.trim()}`]));
  });
}
