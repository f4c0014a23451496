import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { openHydrated } from './hydrated';

/** After a navigation Next.js may deliver a page's head after its body: code that reads the title waits for it. */

/** Delays the head of every further page. @returns a function that releases it */
async function holdHeads(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const state = window as unknown as { releaseHead: () => void };
    const released = new Promise<void>((resolve) => (state.releaseHead = resolve));
    const load = window.fetch;
    window.fetch = async (...request) => {
      const response = await load(...request);
      if (!response.headers.get('content-type')?.startsWith('text/x-component')) return response;
      // Rows of the Flight format, one character per byte, so that the bytes stay unchanged.
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
  return () => page.evaluate(() => (window as unknown as { releaseHead: () => void }).releaseHead());
}

/** Follows a link by client-side navigation and waits for the page, whose head is still missing. */
async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${href}`);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.title()).toBe('');
  // Longer than any timeout in the page's code.
  await page.waitForTimeout(2000);
}

test('a late title is announced when it arrives', async ({ page }) => {
  const releaseHead = await holdHeads(page);
  await openHydrated(page, '/ru/faq');
  await follow(page, '/ru/rpa');
  const announcer = page.locator('body > .visually-hidden[role=status]');
  await expect(announcer).toHaveText('');
  await releaseHead();
  await expect(announcer).toHaveText(/^RPA.* \| Facetry$/);
});

test('a late head on the home page is still overridden by base-info, and only there', fullOnly, async ({ page }) => {
  const data = { title: 'Ours', description: 'Our words', keywords: 'a, b' };
  await page.route('**/home/base-info*', (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
  const releaseHead = await holdHeads(page);
  const answered = page.waitForResponse('**/home/base-info*');
  await openHydrated(page, '/ru/faq');
  await answered;
  await follow(page, '/ru');
  await releaseHead();
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
});

test.describe('language suggestion', () => {
  test.use({ locale: 'ru-RU' });
});
