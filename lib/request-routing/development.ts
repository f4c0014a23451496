import { generatedFile } from '@/lib/content/generated-file';
import { isIndexStale } from '@/lib/content/index-freshness';
import { contentRoots } from '@/lib/content/roots';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import { probeHeader, templateHeaders } from '@/lib/request-routing/template-request';
import { matchRoute } from '@/lib/urls/match-route';

/** Lets `npm run dev` show a new article on the first request for it. Not used in production. */

/** Fetches a page that is used as a template; in development there is no build output to read it from. */
export async function developmentTemplate(internalPath: string, base: string): Promise<string> {
  const response = await fetch(new URL(internalPath, base), { headers: templateHeaders });
  return response.text();
}

const sleep = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Maximum wait of a request in ms; invalid articles are reported in the terminal. */
const timeout = 20_000;

const polledPaths = new Set<string>();

/**
 * Waits until the content index is up to date. Then, on the first request for a page with parameters, polls the page
 * until it exists: Next.js responds once more from its old list of pages while it generates the new one.
 */
export async function waitForContent({ url, method, headers }: Request): Promise<void> {
  if (headers.has(probeHeader) || method !== 'GET') return;
  const deadline = Date.now() + timeout;
  while (isIndexStale(generatedFile('content-index.json'), contentRoots) && Date.now() < deadline) await sleep();
  const { pathname } = new URL(url);
  const { path } = splitLocale(pathname);
  const hasParams = Object.keys(matchRoute(path)?.params ?? {}).length > 0;
  if (!hasParams || polledPaths.has(pathname) || servedLocales(path).length === 0) return;
  polledPaths.add(pathname);
  const fetchStatus = () =>
    fetch(url, { headers: { [probeHeader]: '1' }, redirect: 'manual' }).then(({ status }) => status);
  while ((await fetchStatus()) === 404 && Date.now() < deadline) await sleep();
}
