import type { FieldErrors } from '@/lib/contract/form-errors';

/** A request that cannot be answered as asked: a status, a message for the caller, and the code of the answer. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: number = status,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** What was sent is not as the call wants it. */
export class ValidationError extends HttpError {
  constructor(
    message: string,
    /** The fields of a form that people filled in, and what is wrong with them. */
    readonly fields: FieldErrors,
    /** What was sent. */
    readonly raw: unknown,
  ) {
    super(400, message);
    this.name = 'WrongInput';
  }
}
