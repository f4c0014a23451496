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
