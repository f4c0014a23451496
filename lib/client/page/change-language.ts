import { isPlainClick } from '@/lib/client/page/internal-click';
import { storePreference } from '@/lib/client/page/language-preference';
import { isBarePrefix } from '@/lib/i18n/paths';

/**
 * On the way from the bare root to another language: the root follows the choice, so the way back would lead forward again.
 * What is left behind gets the address that always speaks its language, which the page's own link of the switcher holds.
 */
function nameLanguageOfRoot(): void {
  const own = document.querySelector<HTMLAnchorElement>('a[hreflang][aria-current]');
  if (location.pathname !== '/' || !own) return;
  history.replaceState(history.state, '', own.pathname + location.search + location.hash);
}

/**
 * At a click on a link to another language: it takes the page's query and, on the same page, its fragment along, and is the
 * visitor's choice.
 */
export function changeLanguage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.search = location.search;
  if (link.dataset.samePage) link.hash = location.hash;
  if (location.search && isBarePrefix(link.pathname)) link.pathname += '/';
  storePreference(link.hreflang, '');
  if (isPlainClick(event)) nameLanguageOfRoot();
}
