import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Names of the project's files in texts, and whether there are such files. */

const folders = [
  '.ci',
  'app',
  'components',
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
const standing = [...inFolders, ...readdirSync('.')];
const baseNames = new Set(standing.map((name) => path.basename(name)));
const all = standing.join('\n');

/** What in a name stands for many: `{locale}`, `*` and `…` at the end. */
const gap = /\{[^}]*\}|\*|…$/g;

/** True when a file or folder is called so, or a bare file name stands anywhere in the project. */
function isStanding(name: string): boolean {
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

/** The names in a text that look like files or folders of the project and are none. */
export function missingNames(text: string): string[] {
  const names = [...text.matchAll(named)].map(([name]) => name.replace(/[.,]+$/, ''));
  return [...new Set(names)].filter((name) => !isStanding(name));
}
