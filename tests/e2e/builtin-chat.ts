import { expect, type Page } from '@playwright/test';

/** The launcher of the built-in chat, shown to visitors who have refused third-party services. */
export const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' });

export const panel = (page: Page) => page.getByRole('dialog', { name: 'How can we help?' });

/** Opens the panel, and waits for it. */
export async function openPanel(page: Page): Promise<void> {
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}
