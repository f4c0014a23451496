/** Leads the focus to the page's heading: where people are to begin who were nowhere, or where what they left is gone. */
export const focusHeading = (options?: FocusOptions): void => document.querySelector<HTMLElement>('h1')?.focus(options);
