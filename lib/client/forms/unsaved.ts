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

/** Whether a form was edited since it was last sent. */
export const hasUnsavedInput = (form: HTMLFormElement) => form.getAttribute(unsavedAttribute) === 'dirty';
