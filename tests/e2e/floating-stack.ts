import type { Page } from '@playwright/test';

/** The round buttons above the chat's, as a visitor finds them in one language. */
export const stack = (page: Page, name = 'Quick actions') => page.getByRole('region', { name });

/** Scrolls at once, so many pixels further than one height of the window. */
export const scrollBeyond = (page: Page, pixels: number) =>
  page.evaluate((more) => scrollTo({ top: innerHeight + more, behavior: 'instant' }), pixels);
