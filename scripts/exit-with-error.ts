import { toErrorMessage } from '@/lib/api/admin/error-message';

/** Ends the process with the error's message alone: a person who mistyped a setting needs no stack trace. */
export function exitWithError(error: unknown): never {
  console.error(toErrorMessage(error));
  process.exit(1);
}

/** What a function returns; where it throws, the process ends with the error's message alone. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return exitWithError(error);
  }
}
