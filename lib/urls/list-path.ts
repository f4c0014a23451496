import type { PagePath } from '@/lib/i18n/locale-paths';
import type { RouteMatch } from '@/lib/urls/match-route';
import { pathTo } from '@/lib/urls/path-to';
import type { ListedCollection } from '@/lib/urls/route-table';

/**
 * A page of a list of articles: a collection's root list, a category, or a tag of a category. Only blog and news have
 * categories and tags, and only their root lists and categories have further pages.
 */
export type ListRoute = { collection: ListedCollection; category?: string; tag?: string; page?: number };

/** The path of a page of a list; the first page has the list's own path. */
export function listPath({ collection, category, tag, page = 1 }: ListRoute): PagePath {
  if (collection !== 'blog' && collection !== 'news') return pathTo(collection);
  if (category !== undefined && tag !== undefined) return pathTo(`${collection}-tag`, { category, tag });
  if (category !== undefined && page > 1) return pathTo(`${collection}-category-page`, { category, page });
  if (category !== undefined) return pathTo(`${collection}-category`, { category });
  return page > 1 ? pathTo(`${collection}-page`, { page }) : pathTo(collection);
}

/** Whether a list is split into pages when it is long. */
export function isPaginated(list: ListRoute): boolean {
  return listPath({ ...list, page: 2 }) !== listPath({ ...list, page: 1 });
}

/** The list that a route match refers to, whether or not it exists; null if the route is not a list's. */
export function listAt({ route: { collection }, params }: RouteMatch): ListRoute | null {
  if (!collection || params.id !== undefined) return null;
  const { category, tag, page = 1 } = params;
  return { collection, category, tag, page };
}
