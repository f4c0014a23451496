import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';

/** So many milliseconds an address is not loaded anew again. */
const reloadGuard = 10_000;

/** What is kept: a line for each path that was loaded anew, with the moment. */
const isFresh = (mark: string, now: number) => Math.abs(now - Number(mark.split(' ')[1])) < reloadGuard;
const read = () => readStored('sessionStorage', storageKeys.reload);

/**
 * A page is loaded anew at most once in ten seconds, so that a fault that a new load does not mend cannot make a loop.
 * @returns false when it was loaded anew a moment ago, or nobody could tell; else true, and the moment is remembered
 */
export function mayReload(path: string, now: number): boolean {
  const marks = (read() ?? '').split('\n').filter((mark) => isFresh(mark, now));
  if (marks.some((mark) => mark.startsWith(`${path} `))) return false;
  const kept = [...marks, `${path} ${now}`].join('\n');
  writeStored('sessionStorage', storageKeys.reload, kept);
  return read() === kept;
}

/** Loads a page afresh from the server, unless it was a moment ago or there is no network. @returns whether it does */
export function reloadOnce(address: string): boolean {
  const url = new URL(address, location.href);
  if (!navigator.onLine || !mayReload(url.pathname, Date.now())) return false;
  if (url.href === location.href) location.reload();
  else location.assign(url.href);
  return true;
}
