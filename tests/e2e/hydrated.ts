import type { Page } from '@playwright/test';

/** For tests that act on a page by script: a page is there long before its scripts are, the longer the busier the machine. */

/** Lets a page do what it has begun: the tasks that React has put in line, slice by slice. */
export const caughtUp = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    port1.start();
    for (let slice = 0; slice < 20; slice += 1) {
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true });
        port2.postMessage(null);
      });
    }
    port1.close();
  });

/** Waits until what comes after the first paint is on a page, and listens. */
export async function isHydrated(page: Page): Promise<void> {
  await page.locator('[data-click="open chat"]').waitFor();
  await caughtUp(page);
}

/** Opens a page and waits until all of its scripts work. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
}
