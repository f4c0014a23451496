import { expect, test, type Page } from '@playwright/test';

async function addMissingImage(page: Page, alt: string): Promise<void> {
  await page.evaluate((text) => {
    const image = new Image();
    image.alt = text;
    image.srcset = '/assets/missing-2.png 2x';
    image.src = '/assets/missing.png';
    document.body.append(image);
  }, alt);
}

test('an image that fails to load is replaced by a placeholder and keeps its alternative text', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  // The first one fails before the fallback code has loaded.
  for (const alt of ['An early chart', 'A late chart']) {
    await addMissingImage(page, alt);
    const image = page.getByRole('img', { name: alt });
    await expect(image).toHaveAttribute('src', /^data:image\/svg\+xml/);
    expect(await image.getAttribute('srcset')).toBeNull();
    await expect.poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
});
