import { sentenceOf } from '@/lib/server/tasks/sentence';

/** Ends the process with the error's message alone: a person who mistyped a setting needs no stack trace. */
export function stopWithOneSentence(error: unknown): never {
  console.error(sentenceOf(error));
  process.exit(1);
}

/** What a function returns; where it throws, the process ends with the error's message alone. */
export function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return stopWithOneSentence(error);
  }
}
