import { countCharacters } from '@/lib/protocol/count-characters';
import { contactLimits } from '@/lib/protocol/form-limits';

/** What can be wrong with a field of a form, by the names of the words that say so, and how a call's message says it. */
export const formProblems = {
  empty: 'it is empty',
  mail: 'it is no mail address',
  long: 'it is too long',
} as const;

export type FormProblem = keyof typeof formProblems;

/** Fields and what is wrong with them: stands in the data of a refused form's answer. */
export type FieldProblems = Readonly<Record<string, FormProblem>>;

/**
 * What stands beside a wrong field.
 * @param words the problem's, as the page has them beside each field (components/ui/field-problem.tsx)
 * @param name the field's
 * @param value what was written in it
 */
export const problemSentence = (words: string, name: string, value: string): string =>
  words
    .replace('{max}', String(contactLimits[name as keyof typeof contactLimits]))
    .replace('{count}', String(countCharacters(value.trim())));
