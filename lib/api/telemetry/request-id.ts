import { randomUUID } from 'node:crypto';

/** The header for the request id: from a reverse proxy, to the endpoints, and in their responses. */
export const requestIdHeader = 'x-request-id';

/** An id of nginx (`$request_id`) or a UUID, so that clients cannot write other text to the log. */
const pattern = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Returns the id in a header if it is valid, otherwise a new one. */
export const toRequestId = (sent: string | null | undefined): string =>
  sent && pattern.test(sent) ? sent : randomUUID();

/**
 * Returns the id of an incoming request: from a trusted reverse proxy, otherwise a new one.
 * @param sent the X-Request-Id header
 * @param trustedProxies the number of trusted reverse proxies (TRUST_PROXY)
 */
export const incomingRequestId = (sent: string | string[] | undefined, trustedProxies: number): string =>
  toRequestId(trustedProxies > 0 && typeof sent === 'string' ? sent : null);
