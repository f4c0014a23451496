import { pageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { canonicalUrl } from '@/lib/pages/page-versions';
import { matchRoute } from '@/lib/routes/match';

export type Crumb = {
  label: string;
  /** The address a visitor follows. */
  href: string;
  /** The absolute address for search engines. */
  url: string;
};

/** Sections that have a page of their own to lead back to. */
const sectionPages = new Set(['solutions', 'alternatives', 'blog', 'news', 'helps', 'docs', 'release', 'partner']);

/**
 * The way from home to a page: home, the section's page, the category of a list, the page itself.
 * @param name how the page itself is called
 * @param between pages between the section and the page, such as a category
 */
export function breadcrumbs(
  locale: LocaleCode,
  path: PagePath,
  name: string,
  between: readonly { label: string; path: PagePath }[] = [],
): Crumb[] {
  const section = matchRoute(path)?.route.section;
  const sectionPath = section && sectionPages.has(section) && path !== `/${section}` ? section : null;
  const pages = [
    { label: pageCopy(locale, 'pages', 'home').name, path: '/' },
    ...(sectionPath ? [{ label: pageCopy(locale, 'pages', sectionPath).name, path: `/${sectionPath}` }] : []),
    ...between,
    { label: name, path },
  ];
  return pages.map((page) => ({
    label: page.label,
    href: linkPath(locale, page.path),
    url: canonicalUrl(locale, page.path),
  }));
}
