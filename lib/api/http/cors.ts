import type { Endpoint } from '@/lib/api/http/define-endpoint';
import { ownOrigins } from '@/lib/config/site';

/**
 * What a browser is told about a call from another origin (Fetch standard, CORS protocol); nothing to foreign ones, and
 * nothing about calls that servers make.
 */
export function corsHeaders(
  request: Request,
  { method, sentBy }: Pick<Endpoint, 'method' | 'sentBy'>,
): Record<string, string> {
  const origin = request.headers.get('origin');
  if (sentBy === 'servers' || !origin || !ownOrigins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': `${method}, OPTIONS`,
    'Access-Control-Allow-Headers': 'Content-Type',
    // Else scripts could not read for how long they are to wait.
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
  };
}
