import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isArticleId } from '@/lib/content/article-file';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { legalIds } from '@/lib/urls/catalogue';
import type { CollectionName } from '@/lib/urls/route-table';

/** Files of an article by language. */
export type ArticleFiles = Map<LocaleCode, string>;

function invalidIdReason(collection: CollectionName, id: string): string | null {
  if (!isArticleId(id)) return 'must be lower-case words joined by hyphens';
  if (collection === 'legal' && !(legalIds as readonly string[]).includes(id)) {
    return `must be one of ${legalIds.join(', ')}`;
  }
  if (collection === 'helps' && /^\d+$/.test(id))
    return 'must not be a number: numbers are reserved for documentation pages';
  return null;
}

/** Lists the names in a folder, sorted; empty if the folder does not exist. */
export function listDirectory(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Returns whether the path is a file or a link to one; folders and circular links are not. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Finds the Markdown files of a collection by article id, and reports files with invalid names. */
export function articlesIn(
  roots: readonly string[],
  collection: CollectionName,
): { articles: Map<string, ArticleFiles>; problems: Diagnostic[] } {
  const articles = new Map<string, ArticleFiles>();
  const problems: Diagnostic[] = [];
  for (const root of roots) {
    for (const locale of localeCodes) {
      const folder = path.join(root, locale, collection);
      for (const name of listDirectory(folder).filter((one) => one.endsWith('.md') && !one.startsWith('.'))) {
        const file = path.join(folder, name);
        const id = name.slice(0, -'.md'.length);
        const own = articles.get(id) ?? new Map<LocaleCode, string>();
        const invalid = isFile(file)
          ? invalidIdReason(collection, id)
          : 'it is not a file but a folder or a broken link';
        const other = own.get(locale);
        const duplicate = other && `${path.relative(process.cwd(), other)} has the same name and thus the same URL`;
        const reason = invalid ?? duplicate;
        if (reason) problems.push({ file, line: 1, field: 'file name', reason });
        if (!invalid) articles.set(id, own.set(locale, file));
      }
    }
  }
  return { articles, problems };
}
