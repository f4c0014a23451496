import { routerHeaders } from '@/lib/next-internals/request-headers';
import { warnUnknownFormat } from '@/lib/next-internals/unknown-format';

/** The media type of Flight data. */
export const flightDataType = 'text/x-component';

/** Headers for the proxies and servers of Next.js: route names, cache states, and the rewritten query. */
const internalHeader = /^x-(?:matched|middleware|next|nextjs)-/;

/** Headers that Flight data does not need. */
const unusedWithFlightData =
  /^x-(?:(?:matched|middleware|next)-.*|nextjs-(?:action-not-found|cache|data|html-request-id|matched-path|prerender|redirect|request-id|rewrite))$/;

/** Headers of Flight data that the router reads. */
const readByRouter = /^x-nextjs-(?:deployment-id|postponed|rewritten-path|rewritten-query|stale-time)$/;

/** Returns the names of a response's headers that browsers do not need; none if one is unknown. */
export function internalHeaders(names: readonly string[], isFlightData: boolean): string[] {
  const internal = names.filter((name) => internalHeader.test(name) && !(isFlightData && readByRouter.test(name)));
  const unknown = isFlightData ? internal.find((name) => !unusedWithFlightData.test(name)) : undefined;
  if (!unknown) return internal;
  warnUnknownFormat('request and response headers', `Flight data has the header ${unknown}.`);
  return [];
}

/**
 * Returns the `Vary` of a response. Next.js adds the router's headers to every response, though only pages and their
 * data depend on them. It is unchanged if one is unknown.
 */
export function trimVary(vary: string, isPageData: boolean): string {
  const names = vary.split(',').map((name) => name.trim());
  const unknown = names.find((name) => /^next-/i.test(name) && !routerHeaders.includes(name.toLowerCase()));
  if (unknown) {
    warnUnknownFormat('request and response headers', `Responses vary by ${unknown}.`);
    return vary;
  }
  return names.filter((name) => name && (isPageData || !routerHeaders.includes(name.toLowerCase()))).join(', ');
}
