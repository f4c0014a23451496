import { expect, test, type Page } from '@playwright/test';
import { sample } from '../sampling';
import { freshState } from './consent-states';
import { pageKinds } from './page-kinds';

/** What comes out of a printer. */

/** What has no place on paper, where it can be seen. */
const outOfPlace = (page: Page) =>
  page.evaluate(() => {
    const none =
      'button, [type=submit], [popover], aside, section[class*=strip], [data-actions], [class*=floating-stack]';
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 1;
    const moving = [...document.querySelectorAll('*')].filter(
      (element) => seen(element) && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    return [...document.querySelectorAll(none), ...moving]
      .filter(seen)
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.slice(0, 30)}”`);
  });

test.describe('a first visit', () => {
  test.use({ storageState: freshState, viewport: { width: 720, height: 1000 } });

  test('prints the page, without what floats', async ({ page }) => {
    await page.goto('/ru');
    await expect(page.locator('[data-click="open chat"]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await outOfPlace(page)).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('no page prints a header in its middle, a button or a part that floats', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const complaints: string[] = [];
  for (const path of sample(pageKinds, 6)) {
    await page.goto(path);
    complaints.push(...(await outOfPlace(page)).map((complaint) => `${path}: ${complaint}`));
  }
  expect(complaints).toEqual([]);
});

test('answers stand open, whichever were opened on the screen', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.locator('details > div');
  await expect(answers.last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const heights = await answers.evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test('links in articles are followed by their addresses', async ({ page }) => {
  await page.goto('/docs/automation');
  await page.emulateMedia({ media: 'print' });
  const links = page.locator('article a[href^="/"]');
  const after = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
  );
  expect(after.length).toBeGreaterThan(0);
  for (const [href, content] of after) expect(content).toContain(href);
});

test('prices print with the period that was chosen, and no other', async ({ page }) => {
  await page.goto('/pricing');
  await page.locator('[name=period][value=yearly]').check({ force: true });
  await page.emulateMedia({ media: 'print' });
  const shown = await page
    .locator('main label:has([name=period])')
    .evaluateAll((all) => all.filter((label) => label.checkVisibility()).map((label) => label.textContent));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain('Yearly');
  const periods = await page
    .locator('main [data-period]')
    .evaluateAll((all) => [...new Set(all.filter((one) => one.checkVisibility()).map((one) => one.dataset.period))]);
  expect(periods).toEqual(['yearly']);
});

test('is dark on white for those who read white on dark', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
