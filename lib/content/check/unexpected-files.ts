import path from 'node:path';
import { isFile, listDirectory } from '@/lib/content/article-folders';
import { namespaces } from '@/lib/content/ui-messages';
import { didYouMean } from '@/lib/content/did-you-mean';
import { copyKinds } from '@/lib/content/page-copy';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { localeCodes } from '@/lib/i18n/locales';
import { collectionNames } from '@/lib/urls/route-table';

/** Finds files and folders that the site does not read. */

const sharedFiles = ['kept-in-english.json', 'unbroken-words.json'];
const ownFiles = [...namespaces.map((name) => `${name}.json`), 'glossary.md', 'made-from.yml'];
/** Message files of the references in documentation articles. */
export const referenceFiles = ['local-api-reference.json', 'rpa-nodes.json'] as const;

const folders: readonly string[] = [...collectionNames, ...copyKinds];

/** Hidden files, created by programs or by Git. */
const isHidden = (name: string) => name.startsWith('.');

const problem = (file: string, reason: string): Diagnostic => ({ file, line: 1, field: 'file name', reason });

function nameProblem(folder: string, name: string, known: readonly string[], what: string): Diagnostic[] {
  if (known.includes(name)) return [];
  const hint = didYouMean(name, known) || `; allowed names are ${known.join(', ')}`;
  return [problem(path.join(folder, name), `${what} is ignored${hint}`)];
}

/** Lists the files and folders in a folder separately, without hidden ones. */
function entries(folder: string): { files: string[]; inner: string[] } {
  const names = listDirectory(folder).filter((name) => !isHidden(name));
  const files = names.filter((name) => isFile(path.join(folder, name)));
  return { files, inner: names.filter((name) => !files.includes(name)) };
}

/** @param others names of further allowed files */
function extensionProblems(folder: string, extension: '.md' | '.json', others: readonly string[] = []): Diagnostic[] {
  const { files, inner } = entries(folder);
  const wrong = files.filter((name) => !name.endsWith(extension) && !others.includes(name));
  return [
    ...wrong.map((name) => {
      const file = path.join(folder, name);
      if (name.toLowerCase().endsWith(extension)) return problem(file, `use a lowercase extension: ${extension}`);
      return problem(file, `only ${extension} files are read here; rename or remove it`);
    }),
    // A folder named like a file is reported where files are read.
    ...inner
      .filter((name) => !name.endsWith(extension) || extension === '.json')
      .map((name) => problem(path.join(folder, name), 'it is not a file, and subfolders are not read here')),
  ];
}

function inLanguage(folder: string): Diagnostic[] {
  const { files, inner } = entries(folder);
  return [
    ...files.flatMap((name) => nameProblem(folder, name, ownFiles, 'a file with this name')),
    ...inner.flatMap((name) => nameProblem(folder, name, folders, 'a folder with this name')),
    ...collectionNames.flatMap((name) =>
      extensionProblems(path.join(folder, name), '.md', name === 'docs' ? referenceFiles : []),
    ),
    ...copyKinds.flatMap((name) => extensionProblems(path.join(folder, name), '.json')),
  ];
}

/** Finds unexpected entries in a folder of messages. */
export function unexpectedFiles(root: string): Diagnostic[] {
  const { files, inner } = entries(root);
  return [
    ...files.flatMap((name) => nameProblem(root, name, sharedFiles, 'a file with this name')),
    ...inner.flatMap((name) => nameProblem(root, name, localeCodes, 'a folder with this name')),
    ...localeCodes.flatMap((locale) => inLanguage(path.join(root, locale))),
  ];
}
