const mark = 'data-unsent';

/** A form that holds something unsent; it is marked, so that whatever would replace the page can look for one. */
export const unsentForm = `form[${mark}]`;

function warn(event: BeforeUnloadEvent): void {
  if (document.querySelector(unsentForm)) event.preventDefault();
}

/** Says of a form whether it holds something unsent: if so, the browser asks before the page is left. */
export function markUnsent(form: HTMLFormElement, isUnsent: boolean): void {
  form.toggleAttribute(mark, isUnsent);
  // Only now: pages with this listener are not kept for going back by every browser.
  addEventListener('beforeunload', warn);
}
