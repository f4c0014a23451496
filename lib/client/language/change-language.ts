import { isPlainClick } from '@/lib/client/navigation/internal-click';
import { storePreference } from '@/lib/client/language/language-preference';
import { isBarePrefix } from '@/lib/i18n/locale-paths';

/**
 * Before leaving the bare root for another language: the root redirects by preference, so going back would lead forward
 * again. Replaces its history entry with the language-specific URL from the language switcher.
 */
function replaceRootHistoryEntry(): void {
  const currentLink = document.querySelector<HTMLAnchorElement>('a[hreflang][aria-current]');
  if (location.pathname !== '/' || !currentLink) return;
  history.replaceState(history.state, '', currentLink.pathname + location.search + location.hash);
}

/**
 * Handles a click on a language link: copies the page's query and, on the same page, its fragment, and stores the
 * choice.
 */
export function changeLanguage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.search = location.search;
  if (link.dataset.samePage) link.hash = location.hash;
  if (location.search && isBarePrefix(link.pathname)) link.pathname += '/';
  storePreference(link.hreflang, '');
  if (isPlainClick(event)) replaceRootHistoryEntry();
}
