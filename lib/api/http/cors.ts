import type { Endpoint } from '@/lib/api/http/define-endpoint';
import { firstPartyOrigins } from '@/lib/config/first-party-hosts';

/**
 * Returns the CORS headers for a cross-origin request (Fetch standard, CORS protocol); none for third-party origins or
 * for endpoints that only servers use.
 */
export function corsHeaders(
  request: Request,
  { method, allowedSenders }: Pick<Endpoint, 'method' | 'allowedSenders'>,
): Record<string, string> {
  const origin = request.headers.get('origin');
  if (allowedSenders === 'servers' || !origin || !firstPartyOrigins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': `${method}, OPTIONS`,
    'Access-Control-Allow-Headers': 'Content-Type',
    // Lets cross-origin scripts read Retry-After.
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
  };
}
