import { pageCopy, type CopyKind } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { servedLocales } from '@/lib/pages/page-versions';

export type CopyCard = { title: string; text: string; href: string; path: PagePath };

/** Cards that lead to pages of one kind, those which the locale offers. Features stand at the root. */
export function copyCards(locale: LocaleCode, kind: Exclude<CopyKind, 'pages'>, ids: readonly string[]): CopyCard[] {
  return ids
    .map((id) => ({ id, path: kind === 'features' ? `/${id}` : `/${kind}/${id}` }))
    .filter(({ path }) => servedLocales(path).includes(locale))
    .map(({ id, path }) => {
      const { name, description } = pageCopy(locale, kind, id);
      return { title: name, text: description, href: linkPath(locale, path), path };
    });
}
