import { languageOf, localeRow, type LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';

/** Numeric help ids of documentation pages, and the paths of those pages here and on a host of their own. */

/** First id of languages without ids of their own (`firstHelpId` in content/locales.json). Sample data. */
const englishFirstId = 101;

/**
 * Maps a numeric help id to a documentation page.
 * @param pages the documentation; a page states its position in the table as `number`
 * @param rootNumber position of the documentation's root in the table
 * @returns the slug, '' for the root, or null when the id is not in the locale's map
 */
export function docsSlugById(
  locale: LocaleCode,
  id: string,
  pages: readonly { id: string; number?: number | undefined }[],
  rootNumber: number,
): string | null {
  const number = Number(id) - (localeRow(locale).firstHelpId ?? englishFirstId) + 1;
  if (!/^[1-9]\d{0,5}$/.test(id) || number < 1) return null;
  return number === rootNumber ? '' : (pages.find((page) => page.number === number)?.id ?? null);
}

/** The path of a documentation page on this site; '' is its root. */
export function docsPath(slug: string): PagePath {
  return slug === '' ? pathTo('docs') : pathTo('docs-article', { id: slug });
}

/**
 * The URL of a page of an externally hosted documentation (`DOCS_URL`): `/ru/docs/proxies`, its root `/ru/`. It has the
 * languages with help ids of their own; the others get English there.
 */
export function externalDocsUrl(docsUrl: string, locale: LocaleCode, slug: string): string {
  const prefix = localeRow(locale).firstHelpId === undefined ? '' : `/${languageOf(locale)}`;
  return docsUrl + prefix + (slug === '' ? '/' : docsPath(slug));
}
