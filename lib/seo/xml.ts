import { pageCacheControl } from '@/lib/request-routing/cache-control';

/** The start of an XML document. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Builds a publicly cacheable XML response. */
export function xmlResponse(xml: string, extraHeaders: Record<string, string>): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': pageCacheControl.public,
      ...extraHeaders,
    },
  });
}
