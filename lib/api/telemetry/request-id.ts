import { randomUUID } from 'node:crypto';

/** By which header a front tells the id of a request, this server tells it to calls, and calls tell it to their callers. */
export const requestIdHeader = 'x-request-id';

/** What nginx makes (`$request_id`), or a UUID: nothing else that a sender could choose gets into the log. */
const rule = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The id that a header holds, when it can be one; else a new one. */
export const toRequestId = (sent: string | null | undefined): string => (sent && rule.test(sent) ? sent : randomUUID());

/**
 * The id of a request that has just come in: the one that a trusted front gave it, else a new one.
 * @param sent its X-Request-Id
 * @param trustedProxies how many proxies in front are believed (TRUST_PROXY)
 */
export const incomingRequestId = (sent: string | string[] | undefined, trustedProxies: number): string =>
  toRequestId(trustedProxies > 0 && typeof sent === 'string' ? sent : null);
