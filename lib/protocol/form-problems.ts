/** What can be wrong with a field of a form, by the names of the words that say so, and how a call's message says it. */
export const formProblems = {
  empty: 'it is empty',
  mail: 'it is no mail address',
  long: 'it is too long',
} as const;

export type FormProblem = keyof typeof formProblems;

/** Fields and what is wrong with them: stands in the data of a refused form's answer. */
export type FieldProblems = Readonly<Record<string, FormProblem>>;
