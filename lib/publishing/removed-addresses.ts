import type { ArticleMetadata, ContentIndex } from '@/lib/content/content-index';
import type { Diagnostic } from '@/lib/content/diagnostic';
import type { LocaleCode } from '@/lib/i18n/locales';
import { servedLocales } from '@/lib/pages/locale-variants';
import { findRedirect, type PageRedirects } from '@/lib/request-routing/redirects';
import { articlePath } from '@/lib/urls/article-path';
import { collectionNames, type CollectionName } from '@/lib/urls/route-table';

/** The file of an article in the language in which it was written. */
const fileOf = (collection: CollectionName, { id, source }: ArticleMetadata) =>
  `messages/${source}/${collection}/${id}.md`;

function reasonFor(path: string, gone: readonly LocaleCode[], before: readonly LocaleCode[]): string {
  const where = gone.length === before.length ? '' : ` in ${gone.join(', ')}`;
  return (
    `“${path}” was published and is missing${where}: move articles with npm run content:move, ` +
    'or list the address in content/redirects.json, with a new one or status 410'
  );
}

/**
 * Finds addresses of published articles that would lead nowhere. An article that was taken back needs no redirect: its
 * file exists, and its address will be used again.
 * @param before the articles of the publication before
 * @param existing all articles whose files exist, including drafts and scheduled ones
 * @param redirects the redirects of the new publication
 * @param samples files of articles that belonged to the sample product before and no longer do, which need no redirect
 */
export function findRemovedAddresses(
  before: ContentIndex,
  existing: ContentIndex,
  redirects: PageRedirects,
  samples: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  return collectionNames.flatMap((collection) =>
    before[collection].flatMap((article): Diagnostic[] => {
      const file = fileOf(collection, article);
      const path = articlePath(collection, article.id);
      const [served, serves] = [servedLocales(path, before), servedLocales(path, existing)];
      const gone = served.filter((locale) => !serves.includes(locale) && !findRedirect(redirects, locale, path));
      if (gone.length === 0 || samples.has(file)) return [];
      return [{ file, line: 1, field: 'file name', reason: reasonFor(path, gone, served) }];
    }),
  );
}
