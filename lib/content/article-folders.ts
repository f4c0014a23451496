import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isArticleId } from '@/lib/content/article-file';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { legalIds } from '@/lib/urls/catalog';
import type { CollectionName } from '@/lib/urls/route-table';

/** Files of an article by language. */
export type ArticleFiles = Map<LocaleCode, string>;

function checkId(collection: CollectionName, id: string): string | null {
  if (!isArticleId(id)) return 'must be lowercase words separated by hyphens';
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
export function findArticles(
  roots: readonly string[],
  collection: CollectionName,
): { articles: Map<string, ArticleFiles>; diagnostics: Diagnostic[] } {
  const articles = new Map<string, ArticleFiles>();
  const diagnostics: Diagnostic[] = [];
  for (const root of roots) {
    for (const locale of localeCodes) {
      const folder = path.join(root, locale, collection);
      for (const name of listDirectory(folder).filter(
        (fileName) => fileName.endsWith('.md') && !fileName.startsWith('.'),
      )) {
        const file = path.join(folder, name);
        const id = name.slice(0, -'.md'.length);
        const filesByLocale = articles.get(id) ?? new Map<LocaleCode, string>();
        const nameIssue = isFile(file) ? checkId(collection, id) : 'is a folder or a broken link, not a file';
        const existing = filesByLocale.get(locale);
        const duplicate =
          existing && `${path.relative(process.cwd(), existing)} has the same name and thus the same URL`;
        const reason = nameIssue ?? duplicate;
        if (reason) diagnostics.push({ file, line: 1, field: 'file name', reason });
        if (!nameIssue) articles.set(id, filesByLocale.set(locale, file));
      }
    }
  }
  return { articles, diagnostics };
}
