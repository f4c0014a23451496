import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { openHydrated } from './hydrated';

/** After a navigation Next.js may bring the head of a page later than the page: what reads it waits. */

/** Holds back the head of every further page until the test lets it come. */
async function holdHeads(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const parts = window as unknown as { letHeadCome: () => void };
    const released = new Promise<void>((resolve) => (parts.letHeadCome = resolve));
    const load = window.fetch;
    window.fetch = async (...request) => {
      const response = await load(...request);
      if (!response.headers.get('content-type')?.startsWith('text/x-component')) return response;
      // Rows of React's format, one byte a letter, so that nothing in them changes.
      const bytes = Array.from(new Uint8Array(await response.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(
        '',
      );
      const head = /^[0-9a-f]+:\[\["\$","title".*\n/m.exec(bytes)![0];
      const encode = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      const held = new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(encode(bytes.replace(head, () => '')));
            await released;
            controller.enqueue(encode(head));
            controller.close();
          },
        }),
        response,
      );
      return Object.defineProperty(held, 'url', { value: response.url });
    };
  });
  return () => page.evaluate(() => (window as unknown as { letHeadCome: () => void }).letHeadCome());
}

/** Follows a link by the router, and waits for its page, which has no head yet. */
async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${href}`);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.title()).toBe('');
  // Longer than any pause that anything on the page could be waiting for.
  await page.waitForTimeout(2000);
}

test('the title of a page whose head is late is told when it is there', async ({ page }) => {
  const letHeadCome = await holdHeads(page);
  await openHydrated(page, '/ru/faq');
  await follow(page, '/ru/rpa');
  const told = page.locator('body > .visually-hidden[role=status]');
  await expect(told).toHaveText('');
  await letHeadCome();
  await expect(told).toHaveText(/^RPA.* \| Facetry$/);
});

test(
  'a home page whose head is late still gets the operator’s title and description, and no other page does',
  fullOnly,
  async ({ page }) => {
    const data = { title: 'Ours', description: 'Our words', keywords: 'a, b' };
    await page.route('**/home/base-info*', (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
    const letHeadCome = await holdHeads(page);
    const answered = page.waitForResponse('**/home/base-info*');
    await openHydrated(page, '/ru/faq');
    await answered;
    await follow(page, '/ru');
    await letHeadCome();
    await expect(page).toHaveTitle('Ours');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Our words');
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'a, b');
    await page
      .locator('a[href="/ru/rpa"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(/^RPA/);
    await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', 'Our words');
    await expect(page.locator('meta[name=keywords]')).toHaveCount(0);
  },
);

test.describe('a visitor whose browser speaks another language', () => {
  test.use({ locale: 'ru-RU' });

  test('is offered a page whose head is late', fullOnly, async ({ page }) => {
    const letHeadCome = await holdHeads(page);
    await openHydrated(page, '/es/faq');
    const offer = page.locator('aside[lang=ru-RU]');
    await expect(offer).toBeVisible();
    await follow(page, '/es/rpa');
    await expect(offer).toBeHidden();
    await letHeadCome();
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ru/rpa');
  });
});
