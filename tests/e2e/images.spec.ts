import { expect, test, type Page } from '@playwright/test';

async function addMissingPicture(page: Page, alt: string): Promise<void> {
  await page.evaluate((text) => {
    const picture = new Image();
    picture.alt = text;
    picture.srcset = '/assets/missing-2.png 2x';
    picture.src = '/assets/missing.png';
    document.body.append(picture);
  }, alt);
}

test('a picture that cannot be loaded gives way to the empty one and keeps its text', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  // The first one fails before the code that sees to it is there.
  for (const alt of ['An early chart', 'A late chart']) {
    await addMissingPicture(page, alt);
    const picture = page.getByRole('img', { name: alt });
    await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/);
    expect(await picture.getAttribute('srcset')).toBeNull();
    await expect.poll(() => picture.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
});
