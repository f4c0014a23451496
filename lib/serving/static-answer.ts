import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { localeOfHost } from '@/lib/i18n/hosts';
import { isFeedPath } from '@/lib/routes/feed-paths';
import { isSitemapIndex } from '@/lib/routes/machine-paths';
import { pageCacheControl } from '@/lib/routing/cache-control';
import type { Decision, RoutingContext } from '@/lib/routing/decide-page';
import { innerAddress } from '@/lib/routing/inner-address';
import { headersOf, varyOf, type HeaderSettings } from '@/lib/serving/answer-headers';
import { asksForMoreThanHtml, isRead } from '@/lib/serving/client-data';
import type { FileTable, ServedFile } from '@/lib/serving/file-table';
import type { AnswerKind } from '@/lib/serving/security-headers';

export type StaticSite = { table: FileTable; context: RoutingContext; headers: HeaderSettings };

/** A file that answers a request, and what is said beside what it is. */
export type StaticAnswer = { file: ServedFile; headers: OutgoingHttpHeaders };

/** What a page's address answers by beside the address: Next.js' router asks there for the page's data. */
const pageVary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

function kindOfFile({ type, file }: ServedFile): AnswerKind {
  if (file.startsWith('static') || type.startsWith('font/')) return 'asset';
  return type.startsWith('image/') ? 'picture' : 'machine';
}

/** On a host that speaks one language alone, the unprefixed feeds do too, and the index of sitemaps. */
function machineFile(request: IncomingMessage, path: string, { table, context }: StaticSite): ServedFile | undefined {
  const speaks = isFeedPath(path) || isSitemapIndex(path) ? localeOfHost(request.headers.host, context.hosts) : null;
  return table.get(speaks ? `/${speaks}${path}` : path);
}

/**
 * The file of the build that answers a request, if there is one. For an address that leads nowhere it is the page
 * that says so, with a gap where the address is to stand.
 * @param made the file of a page that the build has left out
 * @returns null for what Next.js answers
 */
export function staticAnswer(
  request: IncomingMessage,
  path: string,
  decision: Decision,
  site: StaticSite,
  made: ServedFile | null = null,
): StaticAnswer | null {
  if (!isRead(request)) return null;
  if (decision.kind === 'pass') {
    const file = machineFile(request, path, site);
    if (!file) return null;
    const vary = varyOf('Accept-Encoding', request, site.headers);
    return { file, headers: { ...headersOf(kindOfFile(file), request, site.headers), Vary: vary } };
  }
  const isCopy = decision.kind === 'payload' || decision.kind === 'markdown';
  if (!isCopy && decision.kind !== 'render' && decision.kind !== 'missing') return null;
  if (asksForMoreThanHtml(request.headers, path)) return null;
  const file = site.table.get(innerAddress(decision)) ?? made;
  if (!file) return null;
  const kind = isCopy ? 'machine' : 'page';
  const headers = {
    // It repeats what the page says, so search engines are to keep to that.
    ...(kind === 'machine' ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...headersOf(kind, request, site.headers, file.scripts),
    'Cache-Control': pageCacheControl[decision.caching],
    Vary: varyOf(isCopy ? 'Accept-Encoding' : pageVary, request, site.headers),
  };
  return { file, headers };
}
