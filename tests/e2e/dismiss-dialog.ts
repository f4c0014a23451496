import type { Locator, Page } from '@playwright/test';

/** Clicks a link that leads off a page with something unsent, and stays. @returns what the browser asked for */
export async function dismissesDialog(page: Page, link: Locator): Promise<string> {
  const [asked] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    }),
    link.click({ noWaitAfter: true }),
  ]);
  return asked;
}
