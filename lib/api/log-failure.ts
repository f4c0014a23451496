import { StoreLocked } from '@/lib/api/store/folder-lock';
import { StoreUnusable } from '@/lib/api/store/store';
import { logLine } from '@/lib/api/telemetry/log';

/** SQLSTATE, or a system error's code: `23505`, `ECONNREFUSED`. */
const code = /^[A-Z\d_]{3,40}$/;
const errorName = /^[A-Za-z]{1,60}$/;
/** A line of a stack trace: where, and nothing of what was worked on. */
const place = /^ {4}at [^\n]*?([\w.[\]-]+\.[cm]?[jt]sx?):(\d+:\d+)\)?$/m;

/** An error, what caused it, and so on; what lies in circles ends after a few. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let one = error; one instanceof Error && causes.length < 5; one = one.cause) {
    causes.push(one);
    if (one instanceof AggregateError) causes.push(...one.errors.filter((part) => part instanceof Error));
  }
  return causes;
}

/** The line of a program from which an error came; without its message, which stands before the lines of the stack. */
function placeOf({ stack = '', message }: Error): string {
  const [, file, position] = place.exec(stack.slice(stack.indexOf(message) + message.length)) ?? [];
  return file ? ` at ${file}:${position}` : '';
}

/**
 * Why something failed, in words that hold no value: a code of the database or of the system, else the error's name and
 * the place that it came from. Messages of libraries may hold what visitors wrote, keys and passwords.
 */
export function errorCode(error: unknown): string {
  if (error instanceof StoreLocked || error instanceof StoreUnusable) return error.message;
  const causes = causesOf(error);
  for (const cause of causes) {
    if ('code' in cause && typeof cause.code === 'string' && code.test(cause.code)) return cause.code;
  }
  const last = causes.at(-1);
  if (!last) return 'unknown';
  return `${errorName.test(last.name) ? last.name : 'Error'}${placeOf(last)}`;
}

/**
 * Notes in the log that something failed, and no value of what was worked on.
 * @param what what could not be done, in words of the program's own
 * @param requestId the id that the caller was told, where there is one
 */
export function logError(what: string, error: unknown, requestId?: string): void {
  logLine('error', what, { code: errorCode(error), ...(requestId ? { request: requestId } : {}) });
}
