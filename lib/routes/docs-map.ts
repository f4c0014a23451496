import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';

/** The pages of the documentation in reading order. */
export const docsSlugs = ['getting-started', 'proxies', 'profiles', 'automation', 'faq'] as const;
export type DocsSlug = (typeof docsSlugs)[number];

/** The order in which each language's numeric ids stand for pages of the documentation; '' is its root. */
const pages: readonly string[] = [...docsSlugs, ''];

/** The first id of a language's map; languages not listed use English's ids. Sample data. */
const firstId: Partial<Record<LocaleCode, number>> = { ru: 201, pt: 301, vn: 401 };
const englishFirstId = 101;

/** Languages of the documentation when it has a host of its own; the rest read English there. */
const docsPrefix: Partial<Record<LocaleCode, string>> = { ru: '/ru', pt: '/pt', vn: '/vi' };

/**
 * The page of the documentation that a numeric help id stands for.
 * @returns the slug, '' for the root, or null when the id is not in the locale's map
 */
export function docsSlugOfId(locale: LocaleCode, id: string): string | null {
  const index = Number(id) - (firstId[locale] ?? englishFirstId);
  return /^[1-9]\d{0,5}$/.test(id) ? (pages[index] ?? null) : null;
}

/** A page of the documentation on our own host; '' is its root. */
export function docsPath(slug: string): PagePath {
  return slug === '' ? pathTo('docs') : pathTo('docs-article', { id: slug });
}

/** The address of a page of the documentation on a host of its own: `/ru/docs/proxies`, its root `/ru/`. */
export function externalDocsUrl(docsUrl: string, locale: LocaleCode, slug: string): string {
  const prefix = docsPrefix[locale] ?? '';
  return docsUrl + prefix + (slug === '' ? '/' : docsPath(slug));
}
