import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { canonicalUrl } from '@/lib/pages/locale-variants';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { matchRoute } from '@/lib/urls/match';
import { pathTo } from '@/lib/urls/path-to';
import { sectionPath } from '@/lib/urls/section-path';

export type Crumb = {
  label: string;
  /** The path for visitors. */
  href: string;
  /** The absolute URL for search engines. */
  url: string;
};

/**
 * The breadcrumb trail of a page: home, the section's page, the category of a list, the page itself.
 * @param name label of the page itself
 * @param between pages between the section and the page, such as a category
 */
export function breadcrumbs(
  locale: LocaleCode,
  path: PagePath,
  name: string,
  between: readonly { label: string; path: PagePath }[] = [],
): Crumb[] {
  const section = sectionPath(matchRoute(path)?.route.section ?? 'site');
  const named = (page: PagePath) => ({ label: pageCopyAt(locale, page).name, path: page });
  const pages = [
    named(pathTo('home')),
    ...(section && section !== path ? [named(section)] : []),
    ...between,
    { label: name, path },
  ];
  return pages.map((page) => ({
    label: page.label,
    href: linkPath(locale, page.path),
    url: canonicalUrl(locale, page.path),
  }));
}
