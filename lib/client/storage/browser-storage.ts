/** Web storage that may be forbidden, full or absent: reading then returns null, and writing does nothing. */

type StorageName = 'localStorage' | 'sessionStorage';

export function readStorageItem(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function writeStorageItem(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // The page works without storage.
  }
}

export function removeStorageItem(storage: StorageName, key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // The page works without storage.
  }
}

/** Whether a value is a JSON object: stored values may be anything. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a stored JSON object; null for anything else. */
export function storedObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** In-memory replacement for web storage; lives as long as the page. */
const memory = {
  getItem(this: Record<string, unknown>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, unknown>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, unknown>, key: string) {
    delete this[key];
  },
};

/** Large enough to tell whether a large value would fit. */
const probe = 'x'.repeat(2000);

/**
 * Returns localStorage, or memory where it is forbidden or full.
 * @param isReplaceable whether a key's value will make room for others
 */
export function storageOrMemory(isReplaceable: (key: string) => boolean): Storage {
  try {
    if (!Object.keys(localStorage).some(isReplaceable)) localStorage.setItem('probe', probe);
    localStorage.removeItem('probe');
    return localStorage;
  } catch {
    return Object.create(memory) as Storage;
  }
}
