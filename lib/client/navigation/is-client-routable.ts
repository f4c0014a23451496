import { splitLocale } from '@/lib/i18n/locale-paths';
import type { PathOf } from '@/lib/urls/path-to';

const searchPath: PathOf<'search'> = '/search';

/**
 * Whether the router can load a path: a page, not a file or an endpoint, whose last segment has an extension. The
 * search depends on the query, but its page data does not, so it is always loaded as a document.
 */
export const isClientRoutable = (path: string): boolean =>
  !path.startsWith('/api/') && !/\.\w+$/.test(path) && splitLocale(path).path !== searchPath;
