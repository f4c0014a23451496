import { readStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';

/**
 * The profile selected in the list (components/mockups/profile-table.tsx); its hue is applied to all pages of a visit.
 */

/** In memory too, for browsers that forbid storage. */
let selectedProfileColor: string | null = null;

const findInput = (selector: string) => document.querySelector<HTMLInputElement>(`[name=profile-color]${selector}`);

function selectProfileColor(profileColor: string): void {
  selectedProfileColor = profileColor;
  document.documentElement.dataset.profileColor = profileColor;
  writeStorageItem('sessionStorage', storageKeys.facet, profileColor);
}

/** Applies the chosen profile to the current page and its list, whether chosen before scripts ran or earlier. */
export function showProfileAccent(): void {
  const checkedInput = findInput(':checked');
  if (checkedInput) {
    selectProfileColor(checkedInput.value);
    return;
  }
  const profileColor = selectedProfileColor ?? readStorageItem('sessionStorage', storageKeys.facet);
  if (!profileColor || !/^[1-6]$/.test(profileColor)) return;
  document.documentElement.dataset.profileColor = profileColor;
  const matchingInput = findInput(`[value='${profileColor}']`);
  if (matchingInput) matchingInput.checked = true;
}

/** Stores choices from now on. @returns a cleanup function that stops listening */
export function followProfileAccent(): () => void {
  const controller = new AbortController();
  const onChange = ({ target }: Event) => {
    if ((target as HTMLInputElement).name === 'profile-color') selectProfileColor((target as HTMLInputElement).value);
  };
  document.addEventListener('change', onChange, { signal: controller.signal });
  return () => controller.abort();
}
