import { ApiError } from '@/lib/client/api/call-endpoint';

/** Temporary statuses, unrelated to the content: timeout, too early, too many requests (RFC 9110, 8470, 6585). */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Statuses caused by the content only: invalid or too large. */
const payloadErrorStatuses: ReadonlySet<number> = new Set([400, 413, 422]);

/** Whether the back end rejected the request permanently. */
export function isRejected(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !temporaryStatuses.has(error.status);
}

/**
 * Whether a request rejected alone will always be rejected. Other statuses may affect all requests, such as a moved
 * endpoint.
 */
export const isPayloadError = ({ status }: ApiError): boolean => payloadErrorStatuses.has(status);
