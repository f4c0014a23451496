/** Focuses the page's heading if no element has the focus, or the focused element was removed. */
export const focusHeading = (options?: FocusOptions): void => document.querySelector<HTMLElement>('h1')?.focus(options);
