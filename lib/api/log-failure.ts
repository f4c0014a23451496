import { StoreLockedError } from '@/lib/api/store/directory-lock';
import { StoreUnusableError } from '@/lib/api/store/store';
import { logLine } from '@/lib/api/telemetry/log';

/** SQLSTATE, or a system error's code: `23505`, `ECONNREFUSED`. */
const code = /^[A-Z\d_]{3,40}$/;
const errorName = /^[A-Za-z]{1,60}$/;
/** Matches the position in a line of a stack trace, and none of the values. */
const framePosition = /^ {4}at [^\n]*?([\w.[\]-]+\.[cm]?[jt]sx?):(\d+:\d+)\)?$/m;

/** Returns an error and its chain of causes; the depth is limited because causes can be circular. */
function getCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error && causes.length < 5; current = current.cause) {
    causes.push(current);
    if (current instanceof AggregateError) causes.push(...current.errors.filter((item) => item instanceof Error));
  }
  return causes;
}

/** Returns the position that an error was thrown at, without the message that precedes the stack frames. */
function getPosition({ stack = '', message }: Error): string {
  const [, file, position] = framePosition.exec(stack.slice(stack.indexOf(message) + message.length)) ?? [];
  return file ? ` at ${file}:${position}` : '';
}

/**
 * Describes a failure without any values: an error code of the database or the system, otherwise the error's name and
 * position. Messages of libraries may contain visitors' text, keys and passwords.
 */
export function errorCode(error: unknown): string {
  if (error instanceof StoreLockedError || error instanceof StoreUnusableError) return error.message;
  const causes = getCauses(error);
  for (const cause of causes) {
    if ('code' in cause && typeof cause.code === 'string' && code.test(cause.code)) return cause.code;
  }
  const last = causes.at(-1);
  if (!last) return 'unknown';
  return `${errorName.test(last.name) ? last.name : 'Error'}${getPosition(last)}`;
}

/**
 * Logs a failure without any of the values involved.
 * @param operation the operation that failed, as a constant of the program
 * @param requestId the id that the client received, if any
 */
export function logError(operation: string, error: unknown, requestId?: string): void {
  logLine('error', operation, { code: errorCode(error), ...(requestId ? { request: requestId } : {}) });
}
