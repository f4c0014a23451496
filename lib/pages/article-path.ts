import type { PagePath } from '@/lib/i18n/paths';
import type { CollectionName } from '@/lib/routes/route-table';

/** The page of an article: `/blog/{id}`; legal pages stand at the root. */
export function articlePath(collection: CollectionName, id: string): PagePath {
  return collection === 'legal' ? `/${id}` : `/${collection}/${id}`;
}
