import { ApiError } from '@/lib/client/api/call-endpoint';

/** Statuses that are about the moment and not about what was sent: time-out, too early, too many (RFC 9110, 8470, 6585). */
const momentary: ReadonlySet<number> = new Set([408, 425, 429]);

/** Statuses that can only be about what was sent: it is not as it must be, or too large. */
const aboutContent: ReadonlySet<number> = new Set([400, 413, 422]);

/** True when the back end said that it will not take this. */
export function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !momentary.has(error.status);
}

/** True when what is refused alone will always be: another refusal may be of all that comes, as where a call has moved. */
export const isAboutContent = ({ status }: ApiError): boolean => aboutContent.has(status);
