import { formErrorMessage, type FieldErrors, type FormError } from '@/lib/contract/form-errors';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The error element of a field (components/ui/field-error.tsx). */
const findErrorElement = (field: Field) => document.getElementById(field.getAttribute('aria-describedby') ?? '');

function clear(field: Field): void {
  field.removeAttribute('aria-invalid');
  const errorElement = findErrorElement(field);
  if (!errorElement) return;
  errorElement.hidden = true;
  errorElement.textContent = '';
}

/** Returns the fields that the browser itself finds invalid. */
export function findErrors(form: HTMLFormElement): FieldErrors {
  const invalid = [...form.querySelectorAll<Field>(':invalid')].map(({ name, validity }): [string, FormError] => [
    name,
    validity.valueMissing ? 'required' : 'invalidEmail',
  ]);
  return Object.fromEntries(invalid);
}

/**
 * Marks the fields that the browser or the endpoint rejected, shows each error and focuses the first. Editing a field clears its
 * error.
 * @returns whether there were any
 */
export function showErrors(form: HTMLFormElement, errors: FieldErrors): boolean {
  const fields = [...form.querySelectorAll<Field>('[aria-describedby]')];
  fields.forEach(clear);
  const invalidFields = fields.filter(({ name }) => Object.hasOwn(errors, name));
  for (const field of invalidFields) {
    const errorElement = findErrorElement(field)!;
    errorElement.textContent = formErrorMessage(errorElement.dataset[errors[field.name]!]!, field.name, field.value);
    errorElement.hidden = false;
    field.setAttribute('aria-invalid', 'true');
    field.addEventListener('input', () => clear(field), { once: true });
  }
  invalidFields[0]?.focus();
  return invalidFields.length > 0;
}
