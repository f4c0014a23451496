import { getAuth, addressHeader, authPath } from '@/lib/workbench/auth/auth';
import { isFromOrigin, readOrigins } from '@/lib/api/http/csrf';
import { requestIp } from '@/lib/api/http/client-info';
import { logError } from '@/lib/api/log-failure';
import { truncateIp } from '@/lib/config/networks';
import { workbenchOrigin } from '@/lib/workbench/origin';

/** Headers of the browser's request on which sign-in depends; none in which a client could name another address. */
const passedHeaders = ['cookie', 'user-agent', 'origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'content-type'];

/** The truncated address of a client. */
export const clientAddress = (headers: Headers): string => truncateIp(requestIp(headers)) ?? '0.0.0.0';

function toAuthHeaders(headers: Headers): Headers {
  const result = new Headers();
  for (const name of passedHeaders) {
    const value = headers.get(name);
    if (value !== null) result.set(name, value);
  }
  result.set(addressHeader, clientAddress(headers));
  return result;
}

/**
 * Endpoints that browsers call. Some others are called by forms alone, which log what they change; the rest would let
 * people in, change accounts or check passwords past the workbench's own rules.
 */
const openEndpoints: ReadonlySet<string> = new Set([
  ...['/sign-in/email', '/sign-out', '/get-session', '/passkey/list-user-passkeys'],
  ...['/passkey/generate-register-options', '/passkey/verify-registration'],
  ...['/passkey/generate-authenticate-options', '/passkey/verify-authentication'],
]);

const reject = (status: number, code: string, message: string) => Response.json({ code, message }, { status });

/** Handles a request of `/api/auth`, with the client's address by TRUST_PROXY. */
export async function handleAuthRequest(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!openEndpoints.has(pathname.slice(authPath.length))) return reject(404, 'NOT_FOUND', 'Not found');
  const origin = workbenchOrigin(request.headers.get('host'));
  // better-auth itself checks that only if the request has cookies.
  if (!isFromOrigin(readOrigins(request.headers), origin, request.method === 'POST')) {
    return reject(403, 'INVALID_ORIGIN', 'Invalid origin');
  }
  const body = request.method === 'POST' ? await request.text() : undefined;
  // PostgreSQL stores no NUL.
  if (/\0|\\u0000|%00/.test(`${body} ${search}`)) return reject(400, 'INVALID_CHARACTER', 'NUL is not allowed');
  const headers = toAuthHeaders(request.headers);
  try {
    const { auth } = await getAuth(origin);
    return await auth.handler(new Request(origin + pathname + search, { method: request.method, headers, body }));
  } catch (error) {
    logError('Sign-in failed', error);
    return reject(503, 'UNAVAILABLE', 'The service is temporarily unavailable.');
  }
}

/**
 * Sends the fields of a form to an endpoint of better-auth, like a request of the same browser, so that its limits and
 * checks apply.
 * @param path such as `/sign-in/email`
 */
export async function callAuth(request: Request, path: string, fields: object): Promise<Response> {
  const origin = workbenchOrigin(request.headers.get('host'));
  const { auth } = await getAuth(origin);
  const headers = toAuthHeaders(request.headers);
  headers.set('content-type', 'application/json');
  return auth.handler(new Request(origin + authPath + path, { method: 'POST', headers, body: JSON.stringify(fields) }));
}
