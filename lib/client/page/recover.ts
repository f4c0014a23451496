import { request } from '@/lib/client/api/request';
import { holdsText } from '@/lib/client/forms/unsaved';
import { announceChunkError, isChunkError } from '@/lib/client/page/chunk-error';
import { reloadOnce } from '@/lib/client/page/reload-guard';

/** Returns the id of the newest build, or null if unavailable. @param why separates concurrent requests */
export async function newestBuild(why: 'news' | 'recovery'): Promise<string | null> {
  try {
    const response = await request(`/builds/latest.json?${Date.now()}`, { key: `builds/latest.json ${why}` });
    return ((await response.json()) as { id?: string }).id ?? null;
  } catch {
    return null;
  }
}

/**
 * Reloads the page, or fully loads the page being navigated to, after a code chunk failed to load; but not if the
 * `preloadError` event was canceled, the server is unreachable, or a form holds text.
 * @param wanted URL of the page being navigated to, if any
 * @returns `later` when the next navigation should be a full load instead
 */
export async function recoverFromChunkError(error: unknown, wanted: string | null): Promise<'now' | 'later' | 'no'> {
  if (!announceChunkError(error)) return 'no';
  const goal = wanted === location.href ? null : wanted;
  // Without a server a reload would only lose the page.
  const isServerReachable = navigator.onLine && (await newestBuild('recovery')) !== null;
  // Without a navigation, a reload would lose the visitor's unsaved input.
  if (!isServerReachable || (goal === null && holdsText())) return 'later';
  reloadOnce(goal ?? location.href);
  return 'now';
}

/** Same for a page that has thrown, if the cause was a chunk that failed to load. */
export async function recoverFailed(error: unknown): Promise<void> {
  if (isChunkError(error)) await recoverFromChunkError(error, null);
}
