import { absoluteUrl } from '@/lib/pages/locale-variants';
import type { PathOf } from '@/lib/urls/path-to';
import { sourceLocale } from '@/lib/i18n/locales';
import type { InProcessResponse } from '@/lib/http-server/postbuild/in-process-request';

const searchPath: PathOf<'search'> = '/search';

/** Timeout in ms, since it delays the server start. */
const timeout = 5000;

/**
 * Runs one search before the first visitor's: loading the page's modules and the index blocks the main thread for half
 * a second or more. The server starts even if this fails or times out.
 * @param word a word in the index
 */
export async function warmUpSearch(
  request: (url: URL, headers?: Record<string, string>) => Promise<InProcessResponse>,
  word: string,
): Promise<void> {
  const url = new URL(absoluteUrl(sourceLocale, searchPath));
  url.searchParams.set('q', word);
  // With this header it is not counted as a search without results (lib/api/zero-result-searches.ts).
  const pending = request(url, { 'sec-gpc': '1' }).catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([pending, new Promise((resolve) => (timer = setTimeout(resolve, timeout)))]);
  clearTimeout(timer);
}
