import { isBarePrefix } from '@/lib/i18n/paths';

/** At a click on a link of the language switcher: it takes the page's query and, on the same page, its fragment along. */
export function keepQuery({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.search = location.search;
  if (link.dataset.samePage) link.hash = location.hash;
  if (location.search && isBarePrefix(link.pathname)) link.pathname += '/';
}
