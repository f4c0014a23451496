import { site } from '@/lib/config/site';

/** The full document title: `%s | Facetry`. */
export function fullTitle(title: string): string {
  return `${title}${site.titleSeparator}${site.name}`;
}
