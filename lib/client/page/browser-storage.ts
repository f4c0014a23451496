/** Web storage that may be forbidden, full or absent: reading then returns null, and writing does nothing. */

type StorageName = 'localStorage' | 'sessionStorage';

export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // The page works without storage.
  }
}
