import { readStored } from '@/lib/browser/page/browser-storage';
import { mediaQuery } from '@/lib/browser/page/media';
import { prefersDark, showTheme } from '@/lib/browser/page/show-theme';
import { isTheme, themeKey } from '@/lib/protocol/theme';

/** Follows the theme that is chosen in another tab, and the system's while none is chosen. @returns stops following */
export function followTheme(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key everything was removed.
    if (key !== themeKey && key !== null) return;
    const theme = readStored('localStorage', themeKey);
    const { dataset } = document.documentElement;
    if (isTheme(theme)) dataset.theme = theme;
    else delete dataset.theme;
    showTheme();
  };
  // What changed before anybody followed.
  const theme = readStored('localStorage', themeKey);
  if (isTheme(theme)) document.documentElement.dataset.theme = theme;
  showTheme();
  addEventListener('storage', onStorage, { signal });
  mediaQuery(prefersDark)?.addEventListener('change', showTheme, { signal });
  return () => stopping.abort();
}
