import type { Locator, Page } from '@playwright/test';

/** Clicks a link on a page with unsent input and dismisses the dialog. @returns the type of the dialog */
export async function dismissDialog(page: Page, link: Locator): Promise<string> {
  const [dialogType] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    }),
    link.click({ noWaitAfter: true }),
  ]);
  return dialogType;
}
