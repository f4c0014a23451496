import { readStored, writeStored } from '@/lib/browser/page/browser-storage';
import { storageKeys } from '@/lib/protocol/storage-table';

/** So many milliseconds an address is not loaded anew again. */
const reloadGuard = 10_000;

/**
 * A page is loaded anew at most once in ten seconds, so that a fault that a new load does not mend cannot make a loop.
 * @returns false when it was loaded anew a moment ago; else true, and the moment is remembered
 */
export function mayReload(path: string, now: number): boolean {
  const [markedPath, markedAt] = (readStored('sessionStorage', storageKeys.reload) ?? '').split(' ');
  if (markedPath === path && now - Number(markedAt) < reloadGuard) return false;
  writeStored('sessionStorage', storageKeys.reload, `${path} ${now}`);
  return true;
}

/** Loads a page afresh from the server, unless it was a moment ago. @returns whether it is being loaded */
export function loadAfresh(address: string): boolean {
  const url = new URL(address, location.href);
  if (!mayReload(url.pathname, Date.now())) return false;
  if (url.href === location.href) location.reload();
  else location.assign(url.href);
  return true;
}
