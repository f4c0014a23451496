/** Ends the process with the error's message alone: a person who mistyped a setting needs no stack trace. */
export function stopWithOneSentence(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
