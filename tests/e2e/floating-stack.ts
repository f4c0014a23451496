import type { Page } from '@playwright/test';

/** The stack of round buttons above the chat launcher. @param name its label in the page's language */
export const stack = (page: Page, name = 'Quick actions') => page.getByRole('region', { name });

/** Scrolls instantly to the given number of pixels beyond one viewport height. */
export const scrollBeyond = (page: Page, pixels: number) =>
  page.evaluate((more) => scrollTo({ top: innerHeight + more, behavior: 'instant' }), pixels);
