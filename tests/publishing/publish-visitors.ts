import type { ReceivedResponse } from '../nginx/send-request';
import { articlePath, editionsIn } from './editions';

/** What visitors get while content is published again and again. */
export type VisitorReport = {
  pages: number;
  /** What must not occur: responses with 5xx, closed connections, pages of several editions, files that are missing. */
  failures: string[];
  /** The longest response in ms. */
  slowest: number;
};

/** Pages that an edition changes, with and without files of the build, and others. */
const paths = [
  ...['/', '/pricing', articlePath, '/blog', '/faq', '/download', '/rpa', '/solutions', '/docs', '/helps', '/teamwork'],
  ...['/ru', '/ru/pricing', '/vi/docs', '/jp/blog', '/blog/rss.xml', '/ru/blog/atom.xml', '/en-US-sitemap.xml'],
  ...['/search?q=proxy', '/no-such-page', '/pricing/_payload.json', '/assets/messages/client-en.json'],
];

/** Pages by path whose status is not 200. */
const expectedStatus: Readonly<Record<string, number>> = { '/no-such-page': 404 };

const assetsIn = (html: string) => [
  ...new Set(html.match(/\/(?:_next\/static|assets|images)\/[\w~./-]+\.(?:js|css|woff2|svg|png|webp|json)/g)),
];

/**
 * Starts visitors who request pages, some past the cache, and the files that these name.
 * @param get requests a path
 * @returns a function that stops them
 */
export function startPublishVisitors(
  get: (path: string) => Promise<ReceivedResponse>,
  visitors = 3,
): () => Promise<VisitorReport> {
  const report: VisitorReport = { pages: 0, failures: [], slowest: 0 };
  const stopping = new AbortController();
  let count = 0;

  async function request(path: string, expected = 200): Promise<string | null> {
    const start = performance.now();
    const { status, body } = await get(path);
    report.slowest = Math.max(report.slowest, performance.now() - start);
    if (status === expected) return body.toString();
    report.failures.push(`${status} ${path}`);
    return null;
  }

  async function visit(): Promise<void> {
    count += 1;
    const path = paths[count % paths.length]!;
    // Such a query is no part of nginx's key of a page, and any other is passed to a server.
    // A bare prefix with a query is redirected.
    const query = path.includes('?') || path === '/ru' ? '' : ['', '?utm_source=mail', `?a=${count}`][count % 3]!;
    const html = await request(path + query, expectedStatus[path]);
    report.pages += 1;
    if (html === null) return;
    const editions = editionsIn(html);
    if (editions.length > 1) report.failures.push(`editions ${editions.join(', ')} in ${path}`);
    const assets = assetsIn(html);
    for (let i = 0; i < 3 && assets.length > 0; i += 1) await request(assets[(count * 7 + i * 5) % assets.length]!);
  }

  const visitor = async () => {
    while (!stopping.signal.aborted) {
      await visit();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const all = Array.from({ length: visitors }, visitor);
  return async () => {
    stopping.abort();
    await Promise.all(all);
    return report;
  };
}
