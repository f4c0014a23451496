import { removeCookie } from '@/lib/browser/page/cookies';
import type { Choice } from '@/lib/protocol/consent';
import { storedValues } from '@/lib/protocol/storage-table';

function removeKey(storage: Storage, name: string): void {
  if (!name.endsWith('*')) {
    storage.removeItem(name);
    return;
  }
  const beginning = name.slice(0, -1);
  for (const key of Object.keys(storage)) if (key.startsWith(beginning)) storage.removeItem(key);
}

/** Removes every value whose purpose is not allowed. */
export function forget(allowed: Choice): void {
  for (const { name, kind, purpose } of storedValues) {
    if (purpose === 'needed' || allowed[purpose]) continue;
    try {
      if (kind === 'cookie') removeCookie(name);
      else removeKey(window[kind], name);
    } catch {
      // Storage is forbidden, so there is nothing in it.
    }
  }
}
