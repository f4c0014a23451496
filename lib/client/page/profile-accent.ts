import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';

/** The profile that was chosen in the list (components/mockups/profile-table.tsx), whose hue the pages of a visit take. */

/** Also here, for browsers that forbid storage. */
let chosen: string | null = null;

const input = (which: string) => document.querySelector<HTMLInputElement>(`[name=facet]${which}`);

function choose(facet: string): void {
  chosen = facet;
  document.documentElement.dataset.facet = facet;
  writeStored('sessionStorage', storageKeys.facet, facet);
}

/** Gives the page that is shown, and the list where it has one, what was chosen: on it before scripts ran, or earlier. */
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

/** Remembers what is chosen from now on. @returns stops doing so */
export function followProfileAccent(): () => void {
  const stopping = new AbortController();
  const onChange = ({ target }: Event) => {
    if ((target as HTMLInputElement).name === 'facet') choose((target as HTMLInputElement).value);
  };
  document.addEventListener('change', onChange, { signal: stopping.signal });
  return () => stopping.abort();
}
