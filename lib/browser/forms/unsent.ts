/** Forms that hold something unsent are marked in the document, so that whoever would replace the page can ask. */
const mark = 'data-unsent';

/** True when a form holds something that would be lost. @param part the part of the page to look in */
export const holdsUnsent = (part: ParentNode | null): boolean => !!part?.querySelector(`form[${mark}]`);

/** True when something would be lost with what the router replaces: the chat stays. */
export const isPageUnsent = (): boolean => holdsUnsent(document.querySelector('main'));

function warn(event: BeforeUnloadEvent): void {
  if (holdsUnsent(document)) event.preventDefault();
}

/** Says of a form whether it holds something unsent: if so, the browser asks before the page is left. */
export function markUnsent(form: HTMLFormElement, isUnsent: boolean): void {
  form.toggleAttribute(mark, isUnsent);
  // Only now: pages with this listener are not kept for going back by every browser.
  addEventListener('beforeunload', warn);
}
