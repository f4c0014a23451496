import { expect, test, type Page } from '@playwright/test';
import { sample } from '../sampling';

/** A page that is opened again shows the line that was read. */

const blocks = 'main :is(h2, h3, p, li, pre, td)';

/** The last block of text that begins above the middle of the window, as one of all blocks, and where its top is. */
const middle = (page: Page) =>
  page.evaluate((selector) => {
    const places = [...document.querySelectorAll(selector)].map((block) => block.getBoundingClientRect());
    const number = places.findLastIndex(({ top, height }) => height > 0 && top < innerHeight / 2);
    return { number, top: places[number]!.top };
  }, blocks);

const topOf = (page: Page, number: number) =>
  page
    .locator(blocks)
    .nth(number)
    .evaluate((block) => block.getBoundingClientRect().top);

/** Waits until the browser has gone to the place where the page was left. */
const isBack = (page: Page) =>
  expect(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)).toPass({ timeout: 60_000 });

/** How far the block is away from its place, at most, from the first paint on until the page is calm. */
async function farthest(page: Page, { number, top }: { number: number; top: number }): Promise<number> {
  let most = 0;
  for (let look = 0; look < 20; look += 1) {
    most = Math.max(most, Math.abs((await topOf(page, number)) - top));
    await page.waitForTimeout(200);
  }
  return most;
}

async function readOn(page: Page, part: number): Promise<void> {
  await page.waitForFunction(() => 'settled' in document.documentElement.dataset);
  await page.evaluate((share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }), part);
  // What comes into view may load pictures, whose room is kept.
  await page.waitForTimeout(500);
}

const places = [
  ['/', 390, 0.6],
  ['/ru/pricing', 1440, 0.5],
  ['/solutions/e-commerce', 768, 0.97],
  ['/docs/proxies', 1440, 0.5],
] as const;

for (const [path, width, part] of sample(places, 4)) {
  for (const way of sample(['back', 'reload'], 2)) {
    test(`${path} shows the same line after ${way}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await readOn(page, part);
      const read = await middle(page);
      if (way === 'reload') await page.reload({ waitUntil: 'commit' });
      else {
        await page.goto('/links');
        await page.goBack({ waitUntil: 'commit' });
      }
      await isBack(page);
      expect(await farthest(page, read)).toBeLessThanOrEqual(2);
    });
  }
}
