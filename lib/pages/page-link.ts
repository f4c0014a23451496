import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';

/** A link labeled with the page's name, for pages that have page copy. */
export function pageLink(locale: LocaleCode, path: PagePath): { label: string; href: string } {
  return { label: pageCopyAt(locale, path).name, href: linkPath(locale, path) };
}
