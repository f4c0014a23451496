import { expect, test, type Page } from '@playwright/test';
import { sample } from '../sampling';
import { pageKinds } from './page-kinds';
import { startChunkedProxy, type ChunkedProxy } from './chunked-proxy';
import { plainPort } from './server-ports';

/** Rendered parts of a page do not shift while the rest of its HTML arrives. */

const chunkCount = 16;
/** Rows of a mockup may grow slightly while its second half arrives. */
const minShift = 0.01;
let proxy: ChunkedProxy;

test.beforeEach(async () => {
  proxy = await startChunkedProxy(plainPort, chunkCount);
});
test.afterEach(() => proxy.close());

/** Records layout shifts on every further page. */
const watchShifts = (page: Page) =>
  page.addInitScript((least) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Source = { node: Element | null; previousRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // Elements without a size were not visible.
        const visible = sources.filter(({ previousRect }) => previousRect.width > 0);
        const names = visible.map(({ node }) => `${node?.nodeName} ${node?.className}`);
        if (names.length > 0 && value >= least) moved.push(`${names.join(', ')} by ${value.toFixed(3)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, minShift);

/** Waits for the next frame, with a timeout: nothing is rendered before the style sheets have loaded. */
const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 150);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

for (const width of sample([360, 1440], 2)) {
  test(`pages that arrive in chunks do not shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const shifts: string[] = [];
    for (const path of sample(pageKinds, 8)) {
      await page.goto(proxy.origin + path, { waitUntil: 'commit' });
      do await rendered(page);
      while (proxy.sendNext());
      await page.waitForLoadState('load');
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      shifts.push(...moved.map((what) => `${path}: ${what}`));
    }
    expect(shifts).toEqual([]);
  });
}
