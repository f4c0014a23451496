import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Finds names of project files in text and checks that the files exist. */

const folders = [
  '.ci',
  'app',
  'components',
  'content',
  'deploy',
  'docs',
  'generated',
  'lib',
  'messages',
  'public',
  'scripts',
  'tests',
];
const inFolders = folders.flatMap((folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
]);
const existing = [...inFolders, ...readdirSync('.')];
const baseNames = new Set(existing.map((name) => path.basename(name)));
const all = existing.join('\n');

/** Placeholders in a name: `{locale}`, `*` and a trailing `…`. */
const gap = /\{[^}]*\}|\*|…$/g;

/** Whether a file or folder has this path, or any file has this bare name. */
function exists(name: string): boolean {
  if (!name.includes('/')) return baseNames.has(name);
  const pattern = name
    .split(gap)
    .map((part) => part.replace(/[.[\]()+?^$|\\]/g, '\\$&'))
    .join('[^\\n]*');
  return new RegExp(`^${pattern}$`, 'm').test(all);
}

const pathName = String.raw`(?:${folders.map((name) => name.replace('.', '\\.')).join('|')})(?:\/[\w.@%*…{}[\]-]+)+`;
const fileName = String.raw`[\w.-]+\.(?:tsx?|css|md|json|ya?ml|sql|svg|service|timer)`;
const named = new RegExp(String.raw`(?<![\w/@.{}:-])(?:${pathName}|${fileName})(?![\w/(-])`, 'g');

/** The names in a text that look like files or folders of the project but do not exist. */
export function missingNames(text: string): string[] {
  const names = [...text.matchAll(named)].map(([name]) => name.replace(/[.,]+$/, ''));
  return [...new Set(names)].filter((name) => !exists(name));
}
