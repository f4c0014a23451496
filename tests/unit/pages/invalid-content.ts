import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectionNames } from '@/lib/urls/route-table';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';

/** A folder with messages but no articles, for tests of invalid content. */

const articleFolders = new Set<string>(collectionNames);

/**
 * Copies the messages into a new folder.
 * @returns the folder
 */
export function validContent(root = temporaryFolder()): string {
  cpSync('messages', root, {
    recursive: true,
    filter: (file) => !articleFolders.has(path.relative('messages', file).split(path.sep)[1] ?? ''),
  });
  return root;
}

/** Replaces text in a file, and throws if the text is not found. */
export function replaceInFile(root: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${String(from)}.`);
  writeIn(root, file, changed);
}

/** An English blog article; its text begins on line 9. */
export const blogArticle = (title: string, text: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: What it is about\ndate: 2026-09-14\ncategory: guides\n${more || 'tags: []\n'}---\n\n${text}\n`;

/** A translated article; its text begins on line 6. */
export const translated = (title: string, text: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: О чём здесь речь\n${more}---\n\n${text}\n`;
