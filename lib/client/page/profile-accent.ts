import { readStorageItem, writeStorageItem } from '@/lib/client/page/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * The profile selected in the list (components/mockups/profile-table.tsx); its hue is applied to all pages of a visit.
 */

/** In memory too, for browsers that forbid storage. */
let selectedFacet: string | null = null;

const findInput = (selector: string) => document.querySelector<HTMLInputElement>(`[name=facet]${selector}`);

function selectFacet(facet: string): void {
  selectedFacet = facet;
  document.documentElement.dataset.facet = facet;
  writeStorageItem('sessionStorage', storageKeys.facet, facet);
}

/** Applies the chosen profile to the current page and its list, whether chosen before scripts ran or earlier. */
export function showProfileAccent(): void {
  const checkedInput = findInput(':checked');
  if (checkedInput) {
    selectFacet(checkedInput.value);
    return;
  }
  const facet = selectedFacet ?? readStorageItem('sessionStorage', storageKeys.facet);
  if (!facet || !/^[1-6]$/.test(facet)) return;
  document.documentElement.dataset.facet = facet;
  const matchingInput = findInput(`[value='${facet}']`);
  if (matchingInput) matchingInput.checked = true;
}

/** Stores choices from now on. @returns stops listening */
export function followProfileAccent(): () => void {
  const controller = new AbortController();
  const onChange = ({ target }: Event) => {
    if ((target as HTMLInputElement).name === 'facet') selectFacet((target as HTMLInputElement).value);
  };
  document.addEventListener('change', onChange, { signal: controller.signal });
  return () => controller.abort();
}
