import { expect, test } from '@playwright/test';
import { pickArticle } from '../articles';

test('code in an article is highlighted in both themes and can be copied once the page is idle', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/ru${pickArticle('docs', { in: ['ru'], text: /chromium\.connectOverCDP/ }).path}`);
  const codeBlock = page.locator('article figure', { hasText: 'chromium.connectOverCDP' });
  const colorOf = (selector: string) =>
    codeBlock
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).color);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colors = [await colorOf('code'), await colorOf('.string'), await colorOf('.keyword')];
    expect(new Set(colors).size, colorScheme).toBe(3);
  }
  await codeBlock.getByRole('button').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await codeBlock.locator('code').textContent())!.trimEnd());
});
