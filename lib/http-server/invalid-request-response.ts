import type { InvalidRequest } from '@/lib/http-server/validate-request';

/**
 * The response to an invalid request: JSON for endpoints, plain text elsewhere. It does not echo the request.
 * @param target the raw request target
 */
export function invalidRequestResponse({ status, message }: InvalidRequest, target: string): Response {
  const isEndpoint = /^(?:https?:\/\/[^/?#]*)?\/api(?:\/|$)/i.test(target);
  const headers = {
    'Content-Type': isEndpoint ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    // After these Node.js cannot be sure where the next request begins, so the connection is closed.
    Connection: 'close',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  };
  const body = isEndpoint ? JSON.stringify({ code: status, msg: message, data: null }) : `${message}\n`;
  return new Response(body, { status, headers });
}
