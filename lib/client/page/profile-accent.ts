import { removeStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { showTheme } from '@/lib/client/theme/show-theme';
import type { ProfileColor } from '@/lib/config/profile-color';
import { profileColorKey } from '@/lib/contract/profile-color';

const listeners = new Set<() => void>();

/** Calls a function whenever the page takes another color. @returns a cleanup function that stops it */
export function subscribeToAccent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The hue that the page has; null for the colors of the brand. */
export const profileAccent = () =>
  (Number(document.documentElement.dataset.profileColor) || null) as ProfileColor | null;

/**
 * Gives all pages of the tab the hue of a profile, also where storage is forbidden: client navigation keeps the root
 * element.
 * @param color null for the colors of the brand
 */
export function setProfileAccent(color: ProfileColor | null): void {
  if (color) {
    document.documentElement.dataset.profileColor = String(color);
    writeStorageItem('sessionStorage', profileColorKey, String(color));
  } else {
    delete document.documentElement.dataset.profileColor;
    removeStorageItem('sessionStorage', profileColorKey);
  }
  showTheme();
  for (const listener of listeners) listener();
}

/** Lets the buttons with `data-reset-color` give the brand's colors back. @returns a cleanup function */
export function followResetButtons(): () => void {
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('[data-reset-color]')) setProfileAccent(null);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
