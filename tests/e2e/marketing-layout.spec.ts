import { expect, test } from '@playwright/test';

/** Layout of marketing pages. */

for (const path of ['/pre-sales', '/tc/pre-sales']) {
  test(`the form of ${path} fits the first viewport, with other contact options beside it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const form = page.locator('main form');
    await expect(form.getByRole('button')).toBeInViewport({ ratio: 1 });
    const mail = (await page.locator('main a[href^="mailto:"]').boundingBox())!;
    expect(mail.x + mail.width).toBeLessThan((await form.boundingBox())!.x);
    await expect(page.locator('main [role=img]:has(svg):not(figure)')).toHaveCount(path === '/pre-sales' ? 0 : 1);
  });
}

test('at 360 px the terms of the referral program are a table with names and values side by side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ru/referral-program');
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  const rows = page.locator('[data-full-bleed] tbody tr');
  await expect(rows).toHaveCount(6);
  for (const row of await rows.all()) {
    const [name, value] = await Promise.all([row.locator('th').boundingBox(), row.locator('td').boundingBox()]);
    expect(value!.y).toBe(name!.y);
    expect(value!.x).toBeGreaterThanOrEqual(name!.x + name!.width);
  }
});
