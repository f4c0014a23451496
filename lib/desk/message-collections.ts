import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { messagesFolder, sourceFile } from '@/lib/config/source-file';
import { readJson } from '@/lib/content/json-file';
import { copyFolders, type CopyFolder } from '@/lib/content/page-copy';
import { allNamespaces, namespacesOf } from '@/lib/content/ui-messages';
import { labelOf } from '@/lib/desk/desk-field';
import { messageFields } from '@/lib/desk/message-fields';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { copyLocales } from '@/lib/urls/locale-availability';
import { collectionNames } from '@/lib/urls/route-table';

/** Message files in the desk: the interface, the copy of pages, and the texts of references. */

const copyLabels: Readonly<Record<CopyFolder, string>> = {
  pages: 'Pages',
  features: 'Features',
  topics: 'Topics',
  company: 'Company',
  tools: 'Tools',
  solutions: 'Solutions',
  alternatives: 'Alternatives',
};

/** Returns the form of a message file. @param name its path in the folder of a language, without extension */
function messageFile(name: string, locales: readonly LocaleCode[]): object {
  const english = readJson(path.posix.join(messagesFolder, sourceLocale, `${name}.json`)) as object;
  return {
    name: name.replaceAll('/', '-'),
    label: labelOf(path.posix.basename(name)),
    file: `${messagesFolder}/{{locale}}/${name}.json`,
    format: 'json',
    i18n: { locales, default_locale: sourceLocale },
    editor: { preview: false },
    fields: messageFields(english, sourceLocale),
  };
}

/** Names of the English message files in a folder, without extension. */
const namesIn = (folder: string): string[] =>
  readdirSync(sourceFile(path.posix.join(messagesFolder, sourceLocale, folder)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.posix.join(folder, path.basename(name, '.json')))
    .toSorted();

const hasFile = (locale: LocaleCode, name: string) =>
  existsSync(sourceFile(path.posix.join(messagesFolder, locale, `${name}.json`)));

function copyFile(folder: CopyFolder, name: string): object {
  const required = copyLocales(folder, path.posix.basename(name));
  return messageFile(
    name,
    localeCodes.filter((locale) => required.includes(locale) || hasFile(locale, name)),
  );
}

const fileCollection = (name: string, label: string, files: object[]) => ({ name, label, i18n: true, files });

/** Returns the collections of messages, each with a form for each file. */
export function messageCollections(): object[] {
  const copy = copyFolders.map((folder) =>
    fileCollection(
      folder,
      copyLabels[folder],
      namesIn(folder).map((name) => copyFile(folder, name)),
    ),
  );
  const interfaceFiles = allNamespaces.map((name) =>
    messageFile(
      name,
      localeCodes.filter((locale) => namespacesOf(locale).includes(name)),
    ),
  );
  const references = collectionNames.flatMap(namesIn).map((name) => messageFile(name, localeCodes));
  return [
    ...copy,
    fileCollection('interface', 'Interface', interfaceFiles),
    fileCollection('references', 'References', references),
  ];
}
