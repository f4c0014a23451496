import { expect, test, type Page } from '@playwright/test';
import { expectTracking, dispatchPageHide, recordBeacons } from './beacon-mock';
import { noConsentState, refusedState } from './consent-states';
import { watchRequests } from './watch-requests';

/** The campaign of a visit, through everything that a visitor does in it (docs/data.md, "Visits"). */

test.use({ storageState: noConsentState });

/** Opens a landing page and waits until it is recorded: left before the answer, a page sends the record again. */
async function land(page: Page, url: string, options?: { referer: string }): Promise<void> {
  const recorded = page.waitForResponse((response) => response.url().endsWith('record-source'));
  await page.goto(url, options);
  await expectTracking(page);
  await (await recorded).finished();
}

/** The parameters of the page's sign-up link that are part of the campaign. */
async function forwardedParams(page: Page): Promise<Record<string, string>> {
  const href = await page.locator('a[data-account=register]').first().getAttribute('href');
  const { rel: _, lang: __, ...fields } = Object.fromEntries(new URL(href!).searchParams);
  return fields;
}

test('the campaign of a visit survives an internal link, a reload, Back and a language switch', async ({ page }) => {
  const payloads = await recordBeacons(page);
  const { requests } = watchRequests(page);
  const fields = { utm_source: 'nl', utm_campaign: 'c1', gclid: 'g1', fbclid: 'f1', ref: 'R1' };
  const expectForwarded = () => expect.poll(() => forwardedParams(page)).toEqual(fields);
  await land(page, `/?${new URLSearchParams(fields)}`, { referer: 'https://news.example/' });
  await expectForwarded();
  await page.getByRole('contentinfo').locator('a[href="/faq"]').click();
  await page.waitForURL('**/faq');
  await page.reload();
  await expectForwarded();
  await page.goBack();
  await expectForwarded();
  await page.reload();
  await expectForwarded();
  await page
    .locator('a[hreflang="ru-RU"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname.startsWith('/ru'));
  await expectForwarded();
  await dispatchPageHide(page);
  const views = () => payloads.filter(({ events }) => events.some(({ op_obj_value }) => op_obj_value === '/ru'));
  await expect.poll(views).not.toEqual([]);
  const contexts = payloads.map(({ common }) => [common.visit_id, common.utm_source, common.utm_campaign]);
  expect([...new Set(contexts.map(String))]).toEqual([[payloads[0]!.common.visit_id, 'nl', 'c1'].join()]);
  expect(requests.filter((request) => request.url().endsWith('record-source'))).toHaveLength(1);
});

test('a landing is recorded, and the sign-up link carries its campaign, while the API is unreachable', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/?utm_source=nl&utm_campaign=c1', { referer: 'https://news.example/' });
  await expect.poll(() => forwardedParams(page)).toEqual({ utm_source: 'nl', utm_campaign: 'c1' });
  await expectTracking(page);
  await page.unroute('**/api/**');
  const record = page.waitForRequest('**/record-source*');
  // The next page of the visit sends what the landing could not.
  await page.goto('/faq', { referer: page.url() });
  expect(decodeURIComponent((await record).url() + (await record).postData())).toContain('c1');
  await expect.poll(() => forwardedParams(page)).toEqual({ utm_source: 'nl', utm_campaign: 'c1' });
});

test('a page opened from one of the site’s subdomains, or from another site without a campaign, continues the visit', async ({
  page,
}) => {
  const { requests } = watchRequests(page);
  await land(page, '/?utm_source=nl');
  const visit = () => page.evaluate(() => sessionStorage.getItem('visit'));
  const first = await visit();
  for (const referer of ['https://pay.facetry.example/done', 'https://bank.example/']) {
    await page.goto('/pricing', { referer });
    await expect.poll(() => forwardedParams(page)).toEqual({ utm_source: 'nl' });
    expect(await visit()).toBe(first);
  }
  expect(requests.filter((request) => request.url().endsWith('record-source'))).toHaveLength(1);
});

test('after a visit has ended, a reload of its landing page begins a direct one', async ({ page }) => {
  await page.goto('/?utm_source=nl');
  await expectTracking(page);
  const visit = () => page.evaluate(() => sessionStorage.getItem('visit'));
  const first = await visit();
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage) as [string, string][]) {
      if (!key.startsWith('visit:')) continue;
      const ended = { ...(JSON.parse(value) as object), lastActiveAt: Date.now() - 30 * 60_000 };
      localStorage.setItem(key, JSON.stringify(ended));
    }
  });
  await page.reload();
  await expect.poll(visit).not.toBe(first);
  await expect.poll(() => forwardedParams(page)).toEqual({});
});

test('without analytics consent, sign-up links carry the campaign parameters of the page’s URL', async ({
  page,
  context,
}) => {
  await context.addCookies(refusedState.cookies);
  await page.goto('/?utm_source=nl&msclkid=m1');
  await expect.poll(() => forwardedParams(page)).toEqual({ utm_source: 'nl', msclkid: 'm1' });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('visit')))).toEqual([]);
});
