import type { InvalidRequest } from '@/lib/http-server/validate-request';

/**
 * The response to an invalid request: JSON where endpoints answer, plain text elsewhere. It quotes nothing of the request.
 * @param target as it was sent
 */
export function invalidRequestResponse({ status, message }: InvalidRequest, target: string): Response {
  const isEndpoint = /^(?:https?:\/\/[^/?#]*)?\/api(?:\/|$)/i.test(target);
  const headers = {
    'Content-Type': isEndpoint ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    // After these Node.js cannot be sure where the next request begins; clients that send them are not worth a connection.
    Connection: 'close',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  };
  const body = isEndpoint ? JSON.stringify({ code: status, msg: message, data: null }) : `${message}\n`;
  return new Response(body, { status, headers });
}
