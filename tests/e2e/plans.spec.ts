import { expect, test, type Page } from '@playwright/test';
import pricing from '@/messages/en/pricing.json' with { type: 'json' };
import { localeCodes } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { formatMoney } from '@/lib/pricing/money';
import { readPrices } from '@/lib/pricing/prices-schema';
import { sample } from '../sampling';
import { readHtml } from './send-request';

/** Layout of the plans on the pricing page, on desktop and on phones. */

const { currencies, plans, recommended } = readPrices();
const planIds = Object.keys(plans);
const planNames = pricing.plans as Record<string, { name: string }>;
const plan = (page: Page, id: string) => page.locator(`main li[data-plan="${planIds.indexOf(id)}"]`);

/** Left edges of the text of the plans, in their columns and in the table below. */
const leftEdges = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const left = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    const all = (selector: string) => [...main.querySelectorAll(selector)].map(left);
    return {
      plans: all('li[data-plan] h2'),
      heads: all('thead [data-plan]'),
      cells: all('tr:last-child td[data-plan]'),
    };
  });

for (const width of sample([768, 1024, 1440], 2)) {
  test(`each plan's table column is aligned with the plan at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/pricing', '/ru/pricing', '/th/pricing']) {
      await page.goto(path);
      const { plans: from, heads, cells } = await leftEdges(page);
      expect(from).toHaveLength(planIds.length);
      for (const [i, left] of from.entries()) {
        expect(Math.abs(heads[i]! - left), `${path}, head ${i}`).toBeLessThanOrEqual(1);
        expect(Math.abs(cells[i]! - left), `${path}, cell ${i}`).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('only the recommended plan has a primary button', async ({ page }) => {
  await page.goto('/pricing');
  await expect(plan(page, recommended)).toContainText('Recommended');
  const backgrounds = await page
    .locator('main li[data-plan] > a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  const primary = backgrounds[planIds.indexOf(recommended)];
  expect(backgrounds.filter((background) => background === primary)).toHaveLength(1);
  expect(new Set(backgrounds).size).toBe(2);
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('on phones a radio group of names and prices selects the visible plan', async ({ page }) => {
    await page.goto('/pricing');
    const names = page.locator('main li[data-plan] h2');
    const shown = () => names.filter({ visible: true }).allInnerTexts();
    expect(await shown()).toEqual([planNames[recommended]!.name]);
    for (const id of planIds) {
      await page
        .getByRole('radio', { name: `${planNames[id]!.name} ${formatMoney(plans[id]!.price.USD!, currencies.USD!)}` })
        .check({ force: true });
      expect(await shown()).toEqual([planNames[id]!.name]);
      // The comparison table follows.
      await expect(page.locator('thead th[data-plan]').filter({ visible: true })).toHaveText([planNames[id]!.name]);
      const card = (await plan(page, id).boundingBox())!;
      const button = (await plan(page, id).getByRole('link').boundingBox())!;
      expect(button.width).toBeGreaterThan(card.width - 50);
    }
  });

  for (const width of [320, 360]) {
    test(`the billing periods fit in one line in every language at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const locale of sample(localeCodes, 3)) {
        await page.goto(canonicalPath(locale, '/pricing'));
        const options = page.locator('label:has([name="period"])');
        const boxes = await options.evaluateAll((labels) =>
          labels.map((label) => {
            const { top, right } = label.getBoundingClientRect();
            return { top, right, overflow: label.scrollWidth - label.clientWidth };
          }),
        );
        expect(boxes).toHaveLength(3);
        expect(new Set(boxes.map(({ top }) => top)).size, locale).toBe(1);
        expect(Math.max(...boxes.map(({ right }) => right)), locale).toBeLessThanOrEqual(width - 8);
        expect(Math.max(...boxes.map(({ overflow }) => overflow)), locale).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('the closing links of a page do not include the page itself', async () => {
  const closingLinks = async (path: string) => {
    const $ = await readHtml(path);
    return $('[data-expose="closing"] a')
      .toArray()
      .map((link) => $(link).attr('href'));
  };
  expect(await closingLinks('/pricing')).toEqual(['/download']);
  expect(await closingLinks('/faq')).toEqual(['/download', '/pricing']);
});
