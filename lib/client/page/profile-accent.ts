import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * The profile chosen in the list (components/mockups/profile-table.tsx); its hue is applied to all pages of a visit.
 */

/** In memory too, for browsers that forbid storage. */
let chosen: string | null = null;

const input = (which: string) => document.querySelector<HTMLInputElement>(`[name=facet]${which}`);

function choose(facet: string): void {
  chosen = facet;
  document.documentElement.dataset.facet = facet;
  writeStored('sessionStorage', storageKeys.facet, facet);
}

/** Applies the chosen profile to the current page and its list, whether chosen before scripts ran or earlier. */
export function showProfileAccent(): void {
  const ticked = input(':checked');
  if (ticked) {
    choose(ticked.value);
    return;
  }
  const facet = chosen ?? readStored('sessionStorage', storageKeys.facet);
  if (!facet || !/^[1-6]$/.test(facet)) return;
  document.documentElement.dataset.facet = facet;
  const own = input(`[value='${facet}']`);
  if (own) own.checked = true;
}

/** Stores choices from now on. @returns stops listening */
export function followProfileAccent(): () => void {
  const stopping = new AbortController();
  const onChange = ({ target }: Event) => {
    if ((target as HTMLInputElement).name === 'facet') choose((target as HTMLInputElement).value);
  };
  document.addEventListener('change', onChange, { signal: stopping.signal });
  return () => stopping.abort();
}
