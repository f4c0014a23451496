import type { PagePath } from '@/lib/i18n/locale-paths';
import { isCompanyPageId, isFeatureId, isToolPageId, isTopicId, type LegalId } from '@/lib/urls/catalog';
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
  const { html } = params;
  if (html !== undefined) {
    const hasCopy = [isFeatureId, isTopicId, isCompanyPageId, isToolPageId].some((isOne) => isOne(html));
    return hasCopy ? null : { collection: 'legal', id: html };
  }
  const { collection } = route;
  return collection && params.id !== undefined ? { collection, id: params.id } : null;
}
