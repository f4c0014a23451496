import { getAuth, addressHeader, authPath } from '@/lib/workbench/auth/auth';
import { isFromOrigin, readOrigins } from '@/lib/api/http/csrf';
import { requestIp } from '@/lib/api/http/client-info';
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

/** Handles a request of `/api/auth`, with the client's address by TRUST_PROXY. */
export async function handleAuthRequest(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const origin = workbenchOrigin(request.headers.get('host'));
  // better-auth itself checks that only if the request has cookies.
  if (!isFromOrigin(readOrigins(request.headers), origin, request.method === 'POST')) {
    return Response.json({ code: 'INVALID_ORIGIN', message: 'Invalid origin' }, { status: 403 });
  }
  const { auth } = await getAuth(origin);
  const body = request.method === 'POST' ? await request.text() : undefined;
  const headers = toAuthHeaders(request.headers);
  return auth.handler(new Request(origin + pathname + search, { method: request.method, headers, body }));
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
