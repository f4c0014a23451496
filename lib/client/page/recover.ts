import { request } from '@/lib/client/api/request';
import { holdsText } from '@/lib/client/forms/unsaved';
import { announceChunkError, isChunkError } from '@/lib/client/page/chunk-error';
import { reloadOnce } from '@/lib/client/page/reload-guard';

/** The id of the newest build; null when it cannot be had. @param why two may be asking at the same time */
export async function newestBuild(why: 'news' | 'recovery'): Promise<string | null> {
  try {
    const response = await request(`/builds/latest.json?${Date.now()}`, { key: `builds/latest.json ${why}` });
    return ((await response.json()) as { id?: string }).id ?? null;
  } catch {
    return null;
  }
}

/**
 * Loads the page afresh, or the one that the visitor was on the way to, after a part of the code could not be loaded; but
 * not where somebody says no, where the server cannot be reached, or while a form holds text.
 * @param wanted the address of the page that was asked for, if one was
 * @returns `later` when the next page is to be loaded afresh instead
 */
export async function recoverFromChunkError(error: unknown, wanted: string | null): Promise<'now' | 'later' | 'no'> {
  if (!announceChunkError(error)) return 'no';
  const goal = wanted === location.href ? null : wanted;
  // Without a server a new load would only take the page away.
  const isServerThere = navigator.onLine && (await newestBuild('recovery')) !== null;
  // Nobody asked for another page, and what is being written would be lost with this one.
  if (!isServerThere || (goal === null && holdsText())) return 'later';
  reloadOnce(goal ?? location.href);
  return 'now';
}

/** The same for a page that has failed, if that was because of its code. */
export async function recoverFailed(error: unknown): Promise<void> {
  if (isChunkError(error)) await recoverFromChunkError(error, null);
}
