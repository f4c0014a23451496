import { errorCode } from '@/lib/api/log-failure';

/**
 * Returns the error message to display. The message of a failed query repeats all of its values, which may include a
 * private key or a visitor's text, so it is replaced; other messages are safe to show.
 */
export function toErrorMessage(error: unknown): string {
  // Not `instanceof`: the server and Next.js each have their own copy of the class.
  if (error instanceof Error && 'query' in error) return `A query of the store failed: ${errorCode(error)}.`;
  return error instanceof Error ? error.message : String(error);
}
