import { expect, type Page } from '@playwright/test';

/** The button of the site's own chat, as visitors find it who have refused services of others. */
export const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' });

/** Its panel. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'How can we help?' });

/** Opens the panel, and waits for it. */
export async function openPanel(page: Page): Promise<void> {
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}
