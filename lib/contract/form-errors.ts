import { countCharacters } from '@/lib/contract/count-characters';
import { contactLimits } from '@/lib/contract/form-limits';

/** What can be wrong with a field of a form, by the names of the words that say so, and how a call's message says it. */
export const formErrors = {
  empty: 'it is empty',
  mail: 'it is no mail address',
  long: 'it is too long',
} as const;

export type FormError = keyof typeof formErrors;

/** Fields and what is wrong with them: stands in the data of a refused form's answer. */
export type FieldErrors = Readonly<Record<string, FormError>>;

/**
 * What stands beside a wrong field.
 * @param words the problem's, as the page has them beside each field (components/ui/field-error.tsx)
 * @param name the field's
 * @param value what was written in it
 */
export const formErrorMessage = (words: string, name: string, value: string): string =>
  words
    .replace('{max}', String(contactLimits[name as keyof typeof contactLimits]))
    .replace('{count}', String(countCharacters(value.trim())));
