import { removeCookie } from '@/lib/client/storage/cookies';
import type { Choice } from '@/lib/contract/consent-policy';
import { storedValues } from '@/lib/contract/storage-keys';

function removeKey(storage: Storage, name: string): void {
  if (!name.endsWith('*')) {
    storage.removeItem(name);
    return;
  }
  const prefix = name.slice(0, -1);
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}

/** Removes every stored value whose purpose is not allowed. */
export function clearStorage(allowed: Choice): void {
  for (const { name, kind, purpose } of storedValues) {
    if (purpose === 'necessary' || allowed[purpose]) continue;
    try {
      if (kind === 'cookie') removeCookie(name);
      else removeKey(window[kind], name);
    } catch {
      // Storage is forbidden and therefore empty.
    }
  }
}
