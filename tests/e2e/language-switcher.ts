import type { Page } from '@playwright/test';

/** Helpers for the language switcher in the header. */

export const languageLink = (page: Page, name: string) =>
  page.locator('#menu-language').getByRole('link', { name, exact: true });

export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator('[popovertarget=menu-language]').click();
  await languageLink(page, name).click();
}
