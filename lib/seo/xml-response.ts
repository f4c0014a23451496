import { pageCacheControl } from '@/lib/request-routing/cache-control';

/** Builds a publicly cacheable XML response. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': pageCacheControl.public },
  });
}
