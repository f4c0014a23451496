import { readStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';

/** The code tab chosen in an article (lib/content/code-tabs.ts), applied to all groups with such a tab. */

/** In memory too, for browsers that forbid storage. */
let selectedTab: string | null = null;

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('[data-tabs] input')];

function apply(): void {
  for (const input of inputs()) if (input.value === selectedTab) input.checked = true;
}

function selectTab(tab: string): void {
  selectedTab = tab;
  writeStorageItem('localStorage', storageKeys.code, tab);
  apply();
}

/** Selects the chosen tab in the current page's code, whether it was chosen before scripts ran or earlier. */
export function showCodeTab(): void {
  selectedTab ??= readStorageItem('localStorage', storageKeys.code);
  const checkedInput = inputs().find(
    ({ checked, defaultChecked, value }) => checked && !defaultChecked && value !== selectedTab,
  );
  if (checkedInput) selectTab(checkedInput.value);
  else apply();
}

/**
 * Stores tab choices from now on; the clicked row keeps its scroll position.
 * @returns a cleanup function that stops listening
 */
export function followCodeTabs(): () => void {
  const controller = new AbortController();
  const onChange = ({ target }: Event) => {
    const row = (target as Element).closest('[data-tabs]');
    if (!row) return;
    const topBefore = row.getBoundingClientRect().top;
    selectTab((target as HTMLInputElement).value);
    scrollBy({ top: row.getBoundingClientRect().top - topBefore, behavior: 'instant' });
  };
  document.addEventListener('change', onChange, { signal: controller.signal });
  return () => controller.abort();
}
