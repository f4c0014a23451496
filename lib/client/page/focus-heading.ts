/** Focuses the page's heading: used where nothing had the focus, or the focused element is gone. */
export const focusHeading = (options?: FocusOptions): void => document.querySelector<HTMLElement>('h1')?.focus(options);
