import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';

/** Numeric help ids of documentation pages, and the paths of those pages here and on a host of their own. */

/** The first id of a language; unlisted languages use the English ids. Sample data. */
const firstIdByLocale: Partial<Record<LocaleCode, number>> = { ru: 201, pt: 301, vn: 401 };
const englishFirstId = 101;

/** Languages of an externally hosted documentation (`DOCS_URL`); the others get English there. */
const docsPrefix: Partial<Record<LocaleCode, string>> = { ru: '/ru', pt: '/pt', vn: '/vi' };

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
  const number = Number(id) - (firstIdByLocale[locale] ?? englishFirstId) + 1;
  if (!/^[1-9]\d{0,5}$/.test(id) || number < 1) return null;
  return number === rootNumber ? '' : (pages.find((page) => page.number === number)?.id ?? null);
}

/** The path of a documentation page on this site; '' is its root. */
export function docsPath(slug: string): PagePath {
  return slug === '' ? pathTo('docs') : pathTo('docs-article', { id: slug });
}

/** The URL of a page of an externally hosted documentation: `/ru/docs/proxies`, its root `/ru/`. */
export function externalDocsUrl(docsUrl: string, locale: LocaleCode, slug: string): string {
  const prefix = docsPrefix[locale] ?? '';
  return docsUrl + prefix + (slug === '' ? '/' : docsPath(slug));
}
