import path from 'node:path';
import { isFile, listDirectory } from '@/lib/content/article-folders';
import { namespacesOf } from '@/lib/content/ui-messages';
import { didYouMean } from '@/lib/text/did-you-mean';
import { copyFolders } from '@/lib/content/page-copy';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { collectionNames } from '@/lib/urls/route-table';

/** Finds files and folders that the site does not read. */

const sharedFiles = ['do-not-translate.json', 'no-wrap-words.json'];
const localeFiles = (locale: string) => [
  ...namespacesOf(locale as LocaleCode).map((name) => `${name}.json`),
  ...['glossary.md', 'source-digests.yml'],
];
/** Message files of the references in documentation articles. */
export const referenceFiles = ['local-api-reference.json', 'rpa-nodes.json'] as const;

const localeFolders: readonly string[] = [...collectionNames, ...copyFolders];

/** Hidden files, created by programs or by Git. */
const isHidden = (name: string) => name.startsWith('.');

const toDiagnostic = (file: string, reason: string): Diagnostic => ({ file, line: 1, field: 'file name', reason });

function checkName(folder: string, name: string, allowedNames: readonly string[], subject: string): Diagnostic[] {
  if (allowedNames.includes(name)) return [];
  const hint = didYouMean(name, allowedNames) || `; allowed names are ${allowedNames.join(', ')}`;
  return [toDiagnostic(path.join(folder, name), `${subject} is ignored${hint}`)];
}

/** Lists the files and folders in a folder separately, without hidden ones. */
function listEntries(folder: string): { files: string[]; subfolders: string[] } {
  const names = listDirectory(folder).filter((name) => !isHidden(name));
  const files = names.filter((name) => isFile(path.join(folder, name)));
  return { files, subfolders: names.filter((name) => !files.includes(name)) };
}

/** @param extraNames names of further allowed files */
function checkExtensions(folder: string, extension: '.md' | '.json', extraNames: readonly string[] = []): Diagnostic[] {
  const { files, subfolders } = listEntries(folder);
  const unexpected = files.filter((name) => !name.endsWith(extension) && !extraNames.includes(name));
  return [
    ...unexpected.map((name) => {
      const file = path.join(folder, name);
      if (name.toLowerCase().endsWith(extension)) return toDiagnostic(file, `use a lowercase extension: ${extension}`);
      return toDiagnostic(file, `only ${extension} files are read here; rename or remove it`);
    }),
    // A folder named like a file is reported where files are read.
    ...subfolders
      .filter((name) => !name.endsWith(extension) || extension === '.json')
      .map((name) => toDiagnostic(path.join(folder, name), 'is not a file; subfolders are not read here')),
  ];
}

function checkLocaleFolder(folder: string): Diagnostic[] {
  const { files, subfolders } = listEntries(folder);
  return [
    ...files.flatMap((name) => checkName(folder, name, localeFiles(path.basename(folder)), 'a file with this name')),
    ...subfolders.flatMap((name) => checkName(folder, name, localeFolders, 'a folder with this name')),
    ...collectionNames.flatMap((name) =>
      checkExtensions(path.join(folder, name), '.md', name === 'docs' ? referenceFiles : []),
    ),
    ...copyFolders.flatMap((name) => checkExtensions(path.join(folder, name), '.json')),
  ];
}

/** Finds unexpected entries in a folder of messages. */
export function findUnexpectedFiles(root: string): Diagnostic[] {
  const { files, subfolders } = listEntries(root);
  return [
    ...files.flatMap((name) => checkName(root, name, sharedFiles, 'a file with this name')),
    ...subfolders.flatMap((name) => checkName(root, name, localeCodes, 'a folder with this name')),
    ...localeCodes.flatMap((locale) => checkLocaleFolder(path.join(root, locale))),
  ];
}
