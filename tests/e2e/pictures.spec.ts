import { expect, test } from '@playwright/test';

test('a picture that cannot be loaded gives way to the empty one and keeps its text', async ({ page }) => {
  await page.goto('/faq');
  await page.waitForResponse('**/api/site/settings');
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const picture = new Image();
    picture.alt = 'A chart';
    picture.srcset = '/assets/missing-2.png 2x';
    picture.src = '/assets/missing.png';
    document.querySelector('main')!.append(picture);
  });
  const picture = page.getByRole('img', { name: 'A chart' });
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/);
  expect(await picture.getAttribute('srcset')).toBeNull();
  expect(await picture.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});
