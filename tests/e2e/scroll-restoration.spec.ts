import { expect, test, type Page } from '@playwright/test';
import { translated } from '../articles';
import { sample } from '../sampling';

/** Scroll restoration: a page that is opened again shows the line that was last read. */

const blocks = 'main :is(h2, h3, p, li, pre, td)';

/** Finds the last text block that starts above the middle of the viewport: its index and its top. */
const middleBlock = (page: Page) =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((block) => block.getBoundingClientRect());
    const number = boxes.findLastIndex(({ top, height }) => height > 0 && top < innerHeight / 2);
    return { number, top: boxes[number]!.top };
  }, blocks);

const topOf = (page: Page, number: number) =>
  page
    .locator(blocks)
    .nth(number)
    .evaluate((block) => block.getBoundingClientRect().top);

/** Waits until the browser has restored the scroll position. */
const waitForScrollRestoration = (page: Page) =>
  expect(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)).toPass({ timeout: 60_000 });

/** Returns the block's maximum offset in pixels from its previous position, from first paint until the page is idle. */
async function maxOffset(page: Page, { number, top }: { number: number; top: number }): Promise<number> {
  let max = 0;
  for (let sampleIndex = 0; sampleIndex < 20; sampleIndex += 1) {
    max = Math.max(max, Math.abs((await topOf(page, number)) - top));
    await page.waitForTimeout(200);
  }
  return max;
}

async function scrollToRatio(page: Page, part: number): Promise<void> {
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  await page.evaluate((share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }), part);
  // Newly visible content may load images, whose space is reserved.
  await page.waitForTimeout(500);
}

const positions = [
  ['/', 390, 0.6],
  ['/ru/pricing', 1440, 0.5],
  ['/solutions/e-commerce', 768, 0.97],
  [translated('docs').path, 1440, 0.5],
] as const;

for (const [path, width, part] of sample(positions, 4)) {
  for (const method of sample(['back', 'reload'], 2)) {
    test(`${path} shows the same line after ${method}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await scrollToRatio(page, part);
      const read = await middleBlock(page);
      if (method === 'reload') await page.reload({ waitUntil: 'commit' });
      else {
        await page.goto('/links');
        await page.goBack({ waitUntil: 'commit' });
      }
      await waitForScrollRestoration(page);
      expect(await maxOffset(page, read)).toBeLessThanOrEqual(2);
    });
  }
}
