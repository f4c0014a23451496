import { generatedFile } from '@/lib/content/generated-file';
import { isIndexStale } from '@/lib/content/index-freshness';
import { contentRoots } from '@/lib/content/roots';
import { splitLocale } from '@/lib/i18n/paths';
import { splitTemplate, type Template } from '@/lib/request-routing/not-found-page';
import { servedLocales } from '@/lib/pages/locale-variants';
import { matchRoute } from '@/lib/urls/match';

/** What lets `npm run dev` show a new article at the first request for it; production has nothing to wait for. */

const probe = 'x-development-probe';
/** The value of the header on requests for the page that missing addresses are shown: it has no address of its own. */
const forTemplate = 'template';

/** True for a request of `developmentTemplate`, which is not to be decided. */
export const asksForTemplate = (headers: Headers) => headers.get(probe) === forTemplate;

/** The page for a missing address as it is now: nothing has been built that it could be read from. */
export async function developmentTemplate(inner: string, base: string): Promise<Template> {
  return splitTemplate(await (await fetch(new URL(inner, base), { headers: { [probe]: forTemplate } })).text());
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/** So long, in milliseconds, a request waits at most: an article that cannot be used is complained of in the terminal. */
const patience = 20_000;

const known = new Set<string>();

/**
 * Waits until the index knows of every article. Then, at the first request for a page with parameters, asks for the
 * page until it is there: Next.js answers once more by the list of pages that it had before, and makes the new list
 * meanwhile.
 */
export async function catchUp({ url, method, headers }: Request): Promise<void> {
  if (headers.has(probe) || method !== 'GET') return;
  const end = Date.now() + patience;
  while (isIndexStale(generatedFile('content-index.json'), contentRoots) && Date.now() < end) await pause();
  const { pathname } = new URL(url);
  const { path } = splitLocale(pathname);
  const hasParams = Object.keys(matchRoute(path)?.params ?? {}).length > 0;
  if (!hasParams || known.has(pathname) || servedLocales(path).length === 0) return;
  known.add(pathname);
  const asked = () => fetch(url, { headers: { [probe]: '1' }, redirect: 'manual' }).then(({ status }) => status);
  while ((await asked()) === 404 && Date.now() < end) await pause();
}
