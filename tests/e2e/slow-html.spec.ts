import { expect, test, type Page } from '@playwright/test';
import { sample } from '../sampling';
import { pageKinds } from './page-kinds';
import { startChunkedProxy, type ChunkedProxy } from './chunked-proxy';
import { plainPort } from './servers';

/** What has been drawn of a page stays where it is while the rest of it comes. */

const pieces = 16;
/** Rows of a scene may grow a little while its other half comes. */
const leastShift = 0.01;
let front: ChunkedProxy;

test.beforeEach(async () => {
  front = await startChunkedProxy(plainPort, pieces);
});
test.afterEach(() => front.close());

/** Notes what moves on every further page. */
const watchShifts = (page: Page) =>
  page.addInitScript((least) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Source = { node: Element | null; previousRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // What had no size was not seen.
        const seen = sources.filter(({ previousRect }) => previousRect.width > 0);
        const names = seen.map(({ node }) => `${node?.nodeName} ${node?.className}`);
        if (names.length > 0 && value >= least) moved.push(`${names.join(', ')} by ${value.toFixed(3)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, leastShift);

/** Waits until what is there is drawn; nothing is before the page has its styles, so no longer than a while. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 150);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

for (const width of sample([360, 1440], 2)) {
  test(`pages that come in pieces do not move at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const complaints: string[] = [];
    for (const path of sample(pageKinds, 8)) {
      await page.goto(front.origin + path, { waitUntil: 'commit' });
      do await drawn(page);
      while (front.sendNext());
      await page.waitForLoadState('load');
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      complaints.push(...moved.map((what) => `${path}: ${what}`));
    }
    expect(complaints).toEqual([]);
  });
}
