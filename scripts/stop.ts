import { sentenceOf } from '@/lib/server/tasks/sentence';

/** Ends the process with the error's message alone: a person who mistyped a setting needs no stack trace. */
export function stopWithOneSentence(error: unknown): never {
  console.error(sentenceOf(error));
  process.exit(1);
}
