const unsavedAttribute = 'data-unsaved';

/** Selects forms with unsaved input; they are marked, so that code about to replace the page can detect them. */
export const unsavedForm = `form[${unsavedAttribute}]`;

function confirmLeave(event: BeforeUnloadEvent): void {
  if (document.querySelector(unsavedForm)) event.preventDefault();
}

/**
 * Sets whether a form holds unsaved input; if so, the browser asks before the page is left.
 * @param state  `dirty` for unsent input, `sending` for input in flight, null for none
 */
export function markUnsaved(form: HTMLFormElement, state: 'dirty' | 'sending' | null): void {
  if (state) form.setAttribute(unsavedAttribute, state);
  else form.removeAttribute(unsavedAttribute);
  // Added only now: this listener disables the back/forward cache in some browsers.
  addEventListener('beforeunload', confirmLeave);
}

/** Selects text fields of forms. */
export const textFieldSelector = 'form :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio]))';

/** Whether a form holds text that would be lost with the page, including text entered before scripts loaded. */
export const hasUnsavedText = () =>
  document.querySelector(unsavedForm) !== null ||
  [...document.querySelectorAll<HTMLInputElement>(textFieldSelector)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Whether a form was edited since it was last sent. */
export const hasUnsavedInput = (form: HTMLFormElement) => form.getAttribute(unsavedAttribute) === 'dirty';
