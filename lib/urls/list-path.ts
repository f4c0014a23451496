import type { PagePath } from '@/lib/i18n/paths';
import type { RouteMatch } from '@/lib/urls/match';
import { pathTo } from '@/lib/urls/path-to';
import type { ListedCollection } from '@/lib/urls/route-table';

/**
 * A list of articles: a collection's own, one of its categories, or one tag of a category; and which page of it. Only
 * blog and news have categories and tags, and only their own lists and their categories have further pages.
 */
export type ListRoute = { collection: ListedCollection; category?: string; tag?: string; page?: number };

/** The path of a page of a list; a list's first page is the list's own address. */
export function listPath({ collection, category, tag, page = 1 }: ListRoute): PagePath {
  if (collection !== 'blog' && collection !== 'news') return pathTo(collection);
  if (category !== undefined && tag !== undefined) return pathTo(`${collection}-tag`, { category, tag });
  if (category !== undefined && page > 1) return pathTo(`${collection}-category-page`, { category, page });
  if (category !== undefined) return pathTo(`${collection}-category`, { category });
  return page > 1 ? pathTo(`${collection}-page`, { page }) : pathTo(collection);
}

/** True for a list that goes on at further addresses when it is long. */
export function isPaged(list: ListRoute): boolean {
  return listPath({ ...list, page: 2 }) !== listPath({ ...list, page: 1 });
}

/** The list that an address would show if there were one; null where no list is meant. */
export function listAt({ route: { collection }, params }: RouteMatch): ListRoute | null {
  if (!collection || params.id !== undefined) return null;
  const { category, tag, page = 1 } = params;
  return { collection, category, tag, page };
}
