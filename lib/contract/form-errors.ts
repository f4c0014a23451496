import { countCharacters } from '@/lib/contract/count-characters';
import { contactLimits } from '@/lib/contract/forms';

/** Errors of form fields by the key of the visitor's message, with the text in API messages. */
export const formErrors = {
  required: 'it is empty',
  invalidEmail: 'it is not an email address',
  tooLong: 'it is too long',
} as const;

export type FormError = keyof typeof formErrors;

/** Invalid fields and their errors, in the response to a rejected form. */
export type FieldErrors = Readonly<Record<string, FormError>>;

/**
 * Returns the message shown next to an invalid field.
 * @param template the error's message from the page (components/ui/field-error.tsx)
 * @param name the field's name
 * @param value the field's value
 */
export const formErrorMessage = (template: string, name: string, value: string): string =>
  template
    .replace('{max}', String(contactLimits[name as keyof typeof contactLimits]))
    .replace('{count}', String(countCharacters(value.trim())));
