import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';

/** The code tab chosen in an article (lib/content/code-tabs.ts), applied to all groups with such a tab. */

/** In memory too, for browsers that forbid storage. */
let chosen: string | null = null;

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('[data-tabs] input')];

function apply(): void {
  for (const input of inputs()) if (input.value === chosen) input.checked = true;
}

function choose(tab: string): void {
  chosen = tab;
  writeStored('localStorage', storageKeys.code, tab);
  apply();
}

/** Selects the chosen tab in the current page's code, whether it was chosen before scripts ran or earlier. */
export function showCodeTab(): void {
  chosen ??= readStored('localStorage', storageKeys.code);
  const ticked = inputs().find(({ checked, defaultChecked, value }) => checked && !defaultChecked && value !== chosen);
  if (ticked) choose(ticked.value);
  else apply();
}

/** Stores tab choices from now on; the clicked row keeps its scroll position. @returns stops listening */
export function followCodeTabs(): () => void {
  const stopping = new AbortController();
  const onChange = ({ target }: Event) => {
    const row = (target as Element).closest('[data-tabs]');
    if (!row) return;
    const before = row.getBoundingClientRect().top;
    choose((target as HTMLInputElement).value);
    scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  document.addEventListener('change', onChange, { signal: stopping.signal });
  return () => stopping.abort();
}
