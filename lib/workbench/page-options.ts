import { pageCopy } from '@/lib/content/page-copy';
import { sourceLocale } from '@/lib/i18n/locales';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { allPaths } from '@/lib/pages/all-paths';
import { lookUpPageCopy } from '@/lib/pages/page-copy-lookup';
import { listAt } from '@/lib/urls/list-path';
import { copyLocales } from '@/lib/urls/locale-availability';
import { matchRoute } from '@/lib/urls/match-route';

/** A page to choose: its path, and if it has one its name, in English if the reader's language lacks the page. */
export type PageOption = { path: string; name: string | null };

const isFurtherList = (path: string): boolean => {
  const match = matchRoute(path);
  const list = match && listAt(match);
  return Boolean(list && (list.category !== undefined || (list.page ?? 1) > 1));
};

/** Lists the pages of the site for suggestions, without categories, tags and further pages of lists. */
export function pageOptions(locale: WorkbenchLocale): PageOption[] {
  return allPaths()
    .filter((path) => matchRoute(path)?.route.indexable && !isFurtherList(path))
    .map((path) => {
      const copy = lookUpPageCopy(path);
      if (!copy) return { path, name: null };
      const hasOwn = copyLocales(copy.kind, copy.id).includes(locale);
      return { path, name: pageCopy(hasOwn ? locale : sourceLocale, copy.kind, copy.id).name };
    });
}
