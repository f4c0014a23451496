import { toErrorMessage } from '@/lib/api/admin/error-message';

/** Exits with the error's message only: a mistyped setting needs no stack trace. */
export function exitWithError(error: unknown): never {
  console.error(toErrorMessage(error));
  process.exit(1);
}

/** Calls a function and returns its result; exits with the error's message if it throws. */
export function exitOnError<Value>(getValue: () => Value): Value {
  try {
    return getValue();
  } catch (error) {
    return exitWithError(error);
  }
}
