import { sendRequest, languageOf } from './send-request';
import { e2eBuild } from '../builds';
import { builtPaths, siteHost } from './nginx-and-site';

/** Simulates visitors who continuously request pages through nginx, with their scripts and styles. */

const noResults = {
  pages: 0,
  scripts: 0,
  /** Responses with 5xx. */
  failed: 0,
  /** Connections closed without a response. */
  closedConnections: 0,
  /** Pages in the wrong language. */
  wrongLanguage: 0,
  /** Pages, scripts and styles that are not found. */
  notFound: 0,
  /** Slowest response, in ms. */
  slowest: 0,
  /** The first few errors: status and path. */
  examples: [] as readonly string[],
};
type VisitorResults = typeof noResults;

/** Selects enough pages that few are requested twice during a failure, so that not all come from the cache. */
const isVisited = (page: string) =>
  !/-category\/|\/page-(?:not-found|gone)$/.test(page) && /^\/(?:ru\/|blog|helps|docs|pricing|download|$)/.test(page);
const languages = { en: ['en-US', 'en'], zh: ['zh-CN', 'zh-CN,zh;q=0.9'] } as const;

/** Lists the scripts and styles in a page. */
const assetsIn = (body: Buffer) => [...new Set(body.toString().match(/\/_next\/static\/[\w~./-]+\.(?:js|css)/g))];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/**
 * Starts visitors with English, Chinese and Russian browsers.
 * @param url URL of nginx
 * @param visitorCount number of concurrent visitors
 * @returns a function that stops them and returns their results
 */
export function startVisitors(url: string, visitorCount = 8): () => Promise<VisitorResults> {
  const results = { ...noResults };
  const built = new Set(builtPaths());
  // On-demand pages of one build are excluded: on a busy machine generating them takes longer than visitors wait.
  const inBothBuilds = new Set(builtPaths(e2eBuild()));
  const all = [...built].filter((page) => isVisited(page) && inBothBuilds.has(page));
  const abortController = new AbortController();
  async function requestPage(path: string, extraHeaders: Record<string, string> = {}) {
    const start = performance.now();
    const headers = { Host: siteHost, 'Accept-Encoding': 'gzip, deflate, br', ...extraHeaders };
    const response = await sendRequest(url, { method: 'GET', path, headers });
    results.slowest = Math.max(results.slowest, performance.now() - start);
    if (response.status === 0) results.closedConnections += 1;
    else if (response.status >= 500) results.failed += 1;
    else if (response.status >= 400) results.notFound += 1;
    if ((response.status === 0 || response.status >= 400) && results.examples.length < 5) {
      results.examples = [...results.examples, `${response.status} ${path}`];
    }
    return response;
  }
  async function visit(): Promise<void> {
    const page = pick(all);
    const existsInChinese = built.has(page === '/' ? '/zh' : `/zh${page}`);
    const [language, accepted] = languages[existsInChinese && Math.random() < 0.5 ? 'zh' : 'en'];
    // An uncacheable query makes an instance serve every second page.
    const response = await requestPage(page + (Math.random() < 0.5 ? `?a=${Math.random()}` : ''), {
      'Accept-Language': accepted,
    });
    results.pages += 1;
    const pageLanguage = response.status === 200 && languageOf(response);
    if (!pageLanguage) return;
    if (pageLanguage !== (page.startsWith('/ru') ? 'ru-RU' : language)) results.wrongLanguage += 1;
    const assets = assetsIn(response.body);
    // One asset that nginx has on disk, and one that only the site has, because it is not compressed.
    await requestPage(pick(assets));
    await requestPage(pick(assets), { 'Accept-Encoding': 'identity' });
    results.scripts += 2;
  }
  const visitUntilStopped = async () => {
    while (!abortController.signal.aborted) await visit();
  };
  const visits = Array.from({ length: visitorCount }, visitUntilStopped);
  return async () => {
    abortController.abort();
    await Promise.all(visits);
    return results;
  };
}

/** The errors that must not occur, regardless of what fails behind nginx. */
export const errorsIn = ({ failed, closedConnections, wrongLanguage, notFound }: VisitorResults) => ({
  failed,
  closedConnections,
  wrongLanguage,
  notFound,
});

/** No errors. */
export const noErrors = errorsIn(noResults);
