import { removeStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { showTheme } from '@/lib/client/theme/show-theme';
import type { ProfileColor } from '@/lib/config/profile-color';
import { profileColorKey } from '@/lib/contract/profile-color';

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
}
