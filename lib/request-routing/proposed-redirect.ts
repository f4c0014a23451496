import { contentIndex, type ContentIndex } from '@/lib/content/content-index';
import { defaultLocale } from '@/lib/i18n/locales';
import { normalizePath } from '@/lib/request-routing/normalize-path';
import { similarPages } from '@/lib/request-routing/similar-pages';

/** As in the schema of content/redirects.json, and without parts that were removed from a counted path. */
const isWritable = (path: string) => /^\/(?!\/)[^\s?#\\*]*$/.test(path);

/**
 * Returns an entry for content/redirects.json that leads from a path without a page to the most similar page; null if
 * no page is similar. It holds for all languages, as entries without a language prefix do.
 */
export function proposedRedirect(requested: string, index: ContentIndex = contentIndex()): string | null {
  const { locale, path } = normalizePath(requested);
  if (!isWritable(path)) return null;
  const [page] = similarPages(locale ?? defaultLocale, path, index);
  if (page === undefined) return null;
  return `{ "from": ${JSON.stringify(path)}, "to": ${JSON.stringify(page)}, "status": 301 }`;
}
