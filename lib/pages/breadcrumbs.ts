import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { canonicalUrl } from '@/lib/pages/locale-variants';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { matchRoute } from '@/lib/urls/match-route';
import { pathTo, sectionPath } from '@/lib/urls/path-to';

export type Breadcrumb = {
  label: string;
  /** The path for visitors. */
  href: string;
  /** The absolute URL for search engines. */
  url: string;
  /** Language of the label, if not the reader's. */
  language?: string;
};

/**
 * The breadcrumb trail of a page: home, the section's page, the category of a list, the page itself.
 * @param name label of the page itself
 * @param ancestors pages between the section and the page, such as a category
 * @param nameLanguage language of that label, if not the reader's
 */
export function breadcrumbs(
  locale: LocaleCode,
  path: PagePath,
  name: string,
  ancestors: readonly { label: string; path: PagePath }[] = [],
  nameLanguage?: string,
): Breadcrumb[] {
  const section = sectionPath(matchRoute(path)?.route.section ?? 'site');
  const labeled = (page: PagePath) => ({ label: pageCopyAt(locale, page).name, path: page });
  const pages = [
    labeled(pathTo('home')),
    ...(section && section !== path ? [labeled(section)] : []),
    ...ancestors,
    { label: name, path, language: nameLanguage },
  ];
  return pages.map((page) => ({
    label: page.label,
    ...('language' in page && page.language ? { language: page.language } : {}),
    href: linkPath(locale, page.path),
    url: canonicalUrl(locale, page.path),
  }));
}
