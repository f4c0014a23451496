import { hasUnsavedText } from '@/lib/client/forms/unsaved';
import { announceChunkError, isChunkError } from '@/lib/client/page/chunk-error';
import { newestBuild } from '@/lib/client/page/newest-build';
import { reloadOnce } from '@/lib/client/page/reload-guard';

/**
 * Reloads the page, or fully loads the page being navigated to, after a code chunk failed to load; but not if the
 * `preloadError` event was canceled, the server is unreachable, or a form holds text.
 * @param navigationUrl URL of the page being navigated to, if any
 * @returns `later` when the next navigation should be a full load instead
 */
export async function recoverFromChunkError(
  error: unknown,
  navigationUrl: string | null,
): Promise<'now' | 'later' | 'no'> {
  if (!announceChunkError(error)) return 'no';
  const destination = navigationUrl === location.href ? null : navigationUrl;
  // Without a server a reload would only lose the page.
  const isServerReachable = navigator.onLine && (await newestBuild('recovery')) !== null;
  // Without a navigation, a reload would lose the visitor's unsaved input.
  if (!isServerReachable || (destination === null && hasUnsavedText())) return 'later';
  reloadOnce(destination ?? location.href);
  return 'now';
}

/** Same for a page that has thrown, if the cause was a chunk that failed to load. */
export async function recoverFailed(error: unknown): Promise<void> {
  if (isChunkError(error)) await recoverFromChunkError(error, null);
}
