import { ApiError } from '@/lib/client/api/call-endpoint';

/** Temporary statuses, unrelated to the content: timeout, too early, too many requests (RFC 9110, 8470, 6585). */
const momentary: ReadonlySet<number> = new Set([408, 425, 429]);

/** Statuses caused by the content only: invalid or too large. */
const aboutContent: ReadonlySet<number> = new Set([400, 413, 422]);

/** Whether the back end rejected the request permanently. */
export function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !momentary.has(error.status);
}

/**
 * Whether a request rejected alone will always be rejected. Other statuses may affect all requests, such as a moved
 * endpoint.
 */
export const isAboutContent = ({ status }: ApiError): boolean => aboutContent.has(status);
