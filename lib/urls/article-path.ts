import type { PagePath } from '@/lib/i18n/locale-paths';
import { isFeatureId, isToolPageId, isTopicId, type LegalId } from '@/lib/urls/catalog';
import type { RouteMatch } from '@/lib/urls/match-route';
import { pathTo } from '@/lib/urls/path-to';
import type { CollectionName } from '@/lib/urls/route-table';

/** The path of an article: `/blog/{id}`; legal documents are at the root. */
export function articlePath(collection: CollectionName, id: string): PagePath {
  // The content index allows no other ids in this collection.
  if (collection === 'legal') return pathTo('html', { html: id as LegalId });
  return pathTo(`${collection}-article`, { id });
}

/** The article that a route match refers to, whether or not it exists; null if the route is not an article's. */
export function articleAt({ route, params }: RouteMatch): { collection: CollectionName; id: string } | null {
  if (params.html !== undefined)
    return isFeatureId(params.html) || isTopicId(params.html) || isToolPageId(params.html)
      ? null
      : { collection: 'legal', id: params.html };
  const { collection } = route;
  return collection && params.id !== undefined ? { collection, id: params.id } : null;
}
