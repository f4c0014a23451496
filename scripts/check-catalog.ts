import { existsSync } from 'node:fs';
import type { ReadData } from '@/lib/content/data-file';
import type { ContentIssue } from '@/lib/content/diagnostic';
import { readJson } from '@/lib/content/json-file';
import type { CopyFolder } from '@/lib/content/page-copy';
import { sourceFile } from '@/lib/config/source-file';
import { sourceLocale } from '@/lib/i18n/locales';
import type { navigationFile } from '@/lib/pages/navigation-schema';
import { didYouMean } from '@/lib/text/did-you-mean';
import type { ReadDataOf } from './data-schemas';

/** Checks the references from solutions, alternatives and navigation to texts. */

/** Reports pages of a list that have no copy. */
export function checkCopyOf(folder: CopyFolder, { data, lineOf }: ReadData<readonly { id: string }[]>): ContentIssue[] {
  return data.flatMap(({ id }, i) => {
    const copy = `messages/${sourceLocale}/${folder}/${id}.json`;
    const isMissing = !existsSync(sourceFile(copy));
    return isMissing ? [{ line: lineOf([i, 'id']), field: `${i}.id`, reason: `${copy} is missing` }] : [];
  });
}

type Path = readonly (string | number)[];

/** Finds the message keys anywhere in the data, with their paths. */
function labelsOf(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    return ['label', 'title'].includes(name) && typeof child === 'string'
      ? [{ text: child, path: at }]
      : labelsOf(child, at);
  });
}

/** Reports labels that have no message. */
export function checkNavigation({ data, lineOf }: ReadDataOf<typeof navigationFile>): ContentIssue[] {
  return labelsOf(data).flatMap(({ text, path }) => {
    const [namespace, group, name] = text.split('.') as [string, string, string];
    const file = `messages/${sourceLocale}/${namespace}.json`;
    const messages = (readJson(file) as Record<string, Record<string, unknown> | undefined>)[group] ?? {};
    if (typeof messages[name] === 'string') return [];
    const reason = `“${name}” is missing from ${group} in ${file}${didYouMean(name, Object.keys(messages))}`;
    return [{ line: lineOf([...path]), field: path.join('.'), reason }];
  });
}
