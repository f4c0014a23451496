const mark = 'data-unsaved';

/** A form that holds something unsent; it is marked, so that whatever would replace the page can look for one. */
export const unsavedForm = `form[${mark}]`;

function warn(event: BeforeUnloadEvent): void {
  if (document.querySelector(unsavedForm)) event.preventDefault();
}

/**
 * Says of a form whether it holds something unsent: if so, the browser asks before the page is left.
 * @param state  `written` for what nobody has sent, `leaving` for what is on its way, null for nothing
 */
export function markUnsaved(form: HTMLFormElement, state: 'written' | 'leaving' | null): void {
  if (state) form.setAttribute(mark, state);
  else form.removeAttribute(mark);
  // Only now: pages with this listener are not kept for going back by every browser.
  addEventListener('beforeunload', warn);
}

/** Fields that people write in. */
export const writtenFields = 'form :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio]))';

/** True while a form holds text that would be lost with the page, also where it was written before scripts were there. */
export const holdsText = () =>
  document.querySelector(unsavedForm) !== null ||
  [...document.querySelectorAll<HTMLInputElement>(writtenFields)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** True for a form that holds something written since it was last sent. */
export const isWritten = (form: HTMLFormElement) => form.getAttribute(mark) === 'written';
