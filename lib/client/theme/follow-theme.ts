import { readStorageItem } from '@/lib/client/storage/browser-storage';
import { mediaQuery } from '@/lib/client/page/media-query';
import { prefersDark, showTheme } from '@/lib/client/theme/show-theme';
import { isTheme, themeKey } from '@/lib/contract/theme';

/**
 * Follows the theme chosen in another tab, and the system's theme while none is chosen.
 * @returns a cleanup function that stops following
 */
export function followTheme(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { dataset } = document.documentElement;
  const applyStoredTheme = (): boolean => {
    const theme = readStorageItem('localStorage', themeKey);
    if (isTheme(theme)) dataset.theme = theme;
    return isTheme(theme);
  };
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the storage was cleared.
    if (key !== themeKey && key !== null) return;
    if (!applyStoredTheme()) delete dataset.theme;
    showTheme();
  };
  // Applies changes made before this listener; a choice that could not be stored is retained.
  applyStoredTheme();
  showTheme();
  addEventListener('storage', onStorage, { signal });
  mediaQuery(prefersDark)?.addEventListener('change', showTheme, { signal });
  return () => controller.abort();
}
