import type { Page } from '@playwright/test';

/** Waits for hydration, for tests that act on a page by script: HTML arrives long before scripts run. */

/** Lets a page finish started work: the tasks that React has scheduled, slice by slice. */
export const flushReactTasks = (page: Page) =>
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

/** Waits until the post-paint features of a page are hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('[data-click="open chat"]').waitFor();
  await flushReactTasks(page);
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}
