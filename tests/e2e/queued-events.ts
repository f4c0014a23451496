import { expect, type Page } from '@playwright/test';

/** Produces analytics events on a page and inspects its queue. */

/** Produces events: clicks on uniquely named elements. @returns their names */
export function clickToQueueEvents(page: Page, name: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, i) => `event ${name} ${i}`);
  return page.evaluate((all) => {
    const button = document.createElement('button');
    document.body.append(button);
    for (const event of all) {
      button.dataset.click = event;
      button.click();
    }
    button.remove();
    return all;
  }, names);
}

/** Simulates the browser's `online` event, which triggers an immediate attempt to send. */
export const dispatchOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const countQueued = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(?:event|landing):/.test(key)).length);

/** Waits until the event queues of all given pages are empty. */
export async function waitForEmptyQueues(pages: readonly Page[]): Promise<void> {
  const countAllQueued = async () => {
    await Promise.all(pages.map(dispatchOnline));
    return (await Promise.all(pages.map(countQueued))).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(countAllQueued, { timeout: 120_000, intervals: [1000] }).toBe(0);
}

/** Waits until clicks on a page are recorded; the storage may contain those of other pages. */
export async function waitForListener(page: Page): Promise<void> {
  const name = `probe ${Math.random()}`;
  const isRecorded = () =>
    page.evaluate((probe) => {
      const button = document.createElement('button');
      document.body.append(button);
      button.dataset.click = probe;
      button.click();
      button.remove();
      return Object.values(localStorage).some((value) => value.includes(`"${probe}"`));
    }, name);
  await expect.poll(isRecorded).toBe(true);
}
