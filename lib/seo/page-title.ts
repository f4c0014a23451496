import { site } from '@/lib/config/site';

/** The title of a page as tabs and search results show it: `%s | Facetry`. */
export function fullTitle(title: string): string {
  return `${title}${site.titleSeparator}${site.name}`;
}
