import { expect, test } from '@playwright/test';

test('code in an article is coloured in both themes, and can be copied once the page is calm', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ru/docs/automation');
  const piece = page.locator('article figure', { hasText: 'chromium.connectOverCDP' });
  const colorOf = (selector: string) =>
    piece
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).color);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colors = [await colorOf('code'), await colorOf('.string'), await colorOf('.keyword')];
    expect(new Set(colors).size, colorScheme).toBe(3);
  }
  await piece.getByRole('button').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await piece.locator('code').textContent())!.trimEnd());
});
