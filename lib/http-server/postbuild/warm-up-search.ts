import { absoluteUrl } from '@/lib/pages/locale-variants';
import type { PathOf } from '@/lib/urls/path-to';
import { sourceLocale } from '@/lib/i18n/locales';
import type { InProcessResponse } from '@/lib/http-server/postbuild/in-process-request';

const searchPath: PathOf<'search'> = '/search';

/** So long, in milliseconds, a start waits for it. */
const longest = 5000;

/**
 * Renders one search before the first visitor's: loading the page's modules and the index takes half a second and more of
 * the one thread that answers everybody. A server starts all the same when that fails or takes long.
 * @param word that stands in the index
 */
export async function warmSearch(
  ask: (url: URL, headers?: Record<string, string>) => Promise<InProcessResponse>,
  word: string,
): Promise<void> {
  const url = new URL(absoluteUrl(sourceLocale, searchPath));
  url.searchParams.set('q', word);
  // Nobody has searched for it, so it counts as no search that found nothing (lib/api/zero-result-searches.ts).
  const asked = ask(url, { 'sec-gpc': '1' }).catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([asked, new Promise((resolve) => (timer = setTimeout(resolve, longest)))]);
  clearTimeout(timer);
}
