import type { Page } from '@playwright/test';

/** Helpers for the language switcher in the header. */

export const linkTo = (page: Page, name: string) =>
  page.locator('#menu-language').getByRole('link', { name, exact: true });

export async function choose(page: Page, name: string): Promise<void> {
  await page.locator('[popovertarget=menu-language]').click();
  await linkTo(page, name).click();
}
