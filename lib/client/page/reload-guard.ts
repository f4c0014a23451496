import { readStorageItem, writeStorageItem } from '@/lib/client/page/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';

/** Minimum interval between automatic reloads of a path, in ms. */
const minReloadInterval = 10_000;

/** Stored value: a line for each reloaded path, with the time. */
const isRecent = (entry: string, now: number) => Math.abs(now - Number(entry.split(' ')[1])) < minReloadInterval;
const read = () => readStorageItem('sessionStorage', storageKeys.reload);

/**
 * Allows one automatic reload of a path in ten seconds, so that an error which a reload does not fix cannot loop.
 * @returns false when it was reloaded just now, or storage is unavailable; otherwise true, and the time is stored
 */
export function claimReload(path: string, now: number): boolean {
  const entries = (read() ?? '').split('\n').filter((entry) => isRecent(entry, now));
  if (entries.some((entry) => entry.startsWith(`${path} `))) return false;
  const updated = [...entries, `${path} ${now}`].join('\n');
  writeStorageItem('sessionStorage', storageKeys.reload, updated);
  return read() === updated;
}

/** Reloads a page from the server, unless it was just reloaded or the browser is offline. @returns whether it does */
export function reloadOnce(target: string): boolean {
  const url = new URL(target, location.href);
  if (!navigator.onLine || !claimReload(url.pathname, Date.now())) return false;
  if (url.href === location.href) location.reload();
  else location.assign(url.href);
  return true;
}
