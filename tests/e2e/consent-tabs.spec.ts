import { expect, test, type Page } from '@playwright/test';
import { sample } from '../sampling';
import { waitForHydration } from './hydrated';
import { noConsentState } from './consent-states';
import { clickToQueueEvents } from './queued-events';
import { storedNames, watchRequests } from './watch-requests';

/** Consent across tabs, and in browsers without cookies. */

test.use({ storageState: noConsentState });

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies and privacy' });
const trackingRequests = (names: string[]) => names.filter((name) => /beacon|log|record-source|ref\/set/.test(name));

/** Triggers everything that analytics would record: a navigation, a click, and leaving the page. */
async function useAndLeave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  await clickToQueueEvents(page, 'after the refusal', 1);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.waitForTimeout(1000);
}

test('rejecting in one tab immediately stops all tabs from storing or sending anything', async ({ context }) => {
  const [firstTab, secondTab] = [await context.newPage(), await context.newPage()];
  await secondTab.goto('/?utm_source=letter');
  await expect.poll(() => storedNames(secondTab)).toContain('touches');
  await firstTab.goto('/faq');
  await expect(notice(secondTab)).toBeVisible();
  await notice(firstTab).getByRole('button', { name: 'Reject all' }).click();
  await expect(notice(secondTab)).toBeHidden();
  expect(await storedNames(secondTab)).toEqual(['consent', 'myLocale']);
  const { names } = watchRequests(secondTab);
  await useAndLeave(secondTab);
  expect(await storedNames(secondTab)).toEqual(['consent', 'myLocale']);
  expect(trackingRequests(names())).toEqual([]);
});

test('changing the theme in one tab changes it in the others', async ({ context }) => {
  const [firstTab, secondTab] = [await context.newPage(), await context.newPage()];
  for (const page of [firstTab, secondTab]) {
    await page.goto('/faq');
    await waitForHydration(page);
  }
  await firstTab.locator('#theme-switch').check({ force: true });
  await expect(secondTab.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(secondTab.locator('#theme-switch')).toBeChecked();
});

for (const [name, forbid] of [
  ['stores no cookies', () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })],
  [
    'blocks cookies, storage and media queries',
    () => {
      const throwSecurityError = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: throwSecurityError, set: throwSecurityError });
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: throwSecurityError });
      Object.defineProperty(window, 'matchMedia', { value: throwSecurityError });
    },
  ],
] as const) {
  test(`in a browser that ${name} pages work, and a refusal applies to the next page`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(forbid);
    const { names } = watchRequests(page);
    await page.goto('/?utm_source=letter');
    await notice(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(notice(page)).toBeHidden();
    await useAndLeave(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    expect(trackingRequests(names())).toEqual([]);
    expect(errors).toEqual([]);
  });
}

for (const [capability, forbid] of sample(
  [
    [
      'report the time zone',
      () => {
        Intl.DateTimeFormat = (() => {
          throw new RangeError('Invalid time zone specified');
        }) as never;
      },
    ],
    ['report the screen size', () => Object.defineProperty(window, 'screen', { value: undefined })],
    ['observe intersections', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
  ] as const,
  3,
)) {
  test(`in a browser that cannot ${capability} the page and the chat still work`, async ({ page }) => {
    await page.addInitScript(forbid);
    await page.goto('/pricing');
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    // Analytics start shortly after the rest.
    await page.waitForTimeout(2000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/profiles and seats/);
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  });
}
