import { errorCode } from '@/lib/api/log-failure';

/**
 * What a person is told of an error. The message of a failed query repeats all of its values, which may be a private key or
 * somebody's words; others are meant to be read.
 */
export function toErrorMessage(error: unknown): string {
  // Not by its class, of which the server has one and Next.js another.
  if (error instanceof Error && 'query' in error) return `The store did not take a query: ${errorCode(error)}.`;
  return error instanceof Error ? error.message : String(error);
}
