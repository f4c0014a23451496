import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { servedLocales } from '@/lib/pages/locale-variants';

export type CopyCard = { title: string; text: string; href: string; path: PagePath };

/** Cards linking to pages with page copy; pages that the locale lacks are left out. */
export function pageCards(locale: LocaleCode, paths: readonly PagePath[]): CopyCard[] {
  return paths
    .filter((path) => servedLocales(path).includes(locale))
    .map((path) => {
      const { name, description } = pageCopyAt(locale, path);
      return { title: name, text: description, href: linkPath(locale, path), path };
    });
}
