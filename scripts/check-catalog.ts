import { existsSync } from 'node:fs';
import { iconNames } from '@/generated/icon-names';
import { unknownName } from '@/lib/config/known-name';
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

/** Reports pages of a list that have no copy, and icons that do not exist. */
export function checkCopyOf(folder: CopyFolder, read: ReadData<readonly { id: string }[]>): ContentIssue[] {
  const { data, lineOf } = read;
  const copies = data.flatMap(({ id }, i) => {
    const copy = `messages/${sourceLocale}/${folder}/${id}.json`;
    const isMissing = !existsSync(sourceFile(copy));
    return isMissing ? [{ line: lineOf([i, 'id']), field: `${i}.id`, reason: `${copy} is missing` }] : [];
  });
  return [...unknownIcons(read), ...copies];
}

type Path = readonly (string | number)[];

/** Finds the texts of fields anywhere in the data, with their paths. */
function textsOf(fields: readonly string[], value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    return fields.includes(name) && typeof child === 'string'
      ? [{ text: child, path: at }]
      : textsOf(fields, child, at);
  });
}

/** Reports icons that do not exist. */
function unknownIcons({ data, lineOf }: ReadData<unknown>): ContentIssue[] {
  return textsOf(['icon'], data)
    .filter(({ text }) => !(iconNames as readonly string[]).includes(text))
    .map(({ text, path }) => ({
      line: lineOf([...path]),
      field: path.join('.'),
      reason: unknownName(text, iconNames),
    }));
}

/** Reports labels that have no message, and icons that do not exist. */
export function checkNavigation(read: ReadDataOf<typeof navigationFile>): ContentIssue[] {
  const { data, lineOf } = read;
  const labels = textsOf(['label', 'title'], data).flatMap(({ text, path }) => {
    const [namespace, group, name] = text.split('.') as [string, string, string];
    const file = `messages/${sourceLocale}/${namespace}.json`;
    const messages = (readJson(file) as Record<string, Record<string, unknown> | undefined>)[group] ?? {};
    if (typeof messages[name] === 'string') return [];
    const reason = `“${name}” is missing from ${group} in ${file}${didYouMean(name, Object.keys(messages))}`;
    return [{ line: lineOf([...path]), field: path.join('.'), reason }];
  });
  return [...unknownIcons(read), ...labels];
}
