import { DrizzleQueryError } from 'drizzle-orm/errors';
import { failureCode } from '@/lib/server/log-failure';

/** The message of a failed query repeats all of its values, which may be a private key or somebody's words. */
function sentenceOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `The store did not take a query: ${failureCode(error)}.`;
  return error instanceof Error ? error.message : String(error);
}

/** Ends the process with the error's message alone: a person who mistyped a setting needs no stack trace. */
export function stopWithOneSentence(error: unknown): never {
  console.error(sentenceOf(error));
  process.exit(1);
}
