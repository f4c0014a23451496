import type { FieldProblems } from '@/lib/protocol/form-problems';

/** A request that cannot be answered as asked: a status, a message for the caller, and the code of the answer. */
export class Refusal extends Error {
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
export class WrongInput extends Refusal {
  constructor(
    message: string,
    /** The fields of a form that people filled in, and what is wrong with them. */
    readonly fields: FieldProblems,
    /** What was sent. */
    readonly raw: unknown,
  ) {
    super(400, message);
    this.name = 'WrongInput';
  }
}
