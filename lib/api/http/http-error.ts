import type { FieldErrors } from '@/lib/contract/form-errors';

/** A request that cannot be fulfilled: a status, a message for the client, and the code of the response. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: number = status,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** Input that does not match the endpoint's schema. */
export class ValidationError extends HttpError {
  constructor(
    message: string,
    /** The invalid fields of a form, and the error of each. */
    readonly fields: FieldErrors,
    /** The submitted input. */
    readonly raw: unknown,
  ) {
    super(400, message);
    this.name = 'ValidationError';
  }
}
