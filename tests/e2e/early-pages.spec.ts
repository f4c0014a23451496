import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { SourceRecord } from '@/lib/contract/source-record';
import { startServer, type Server } from '../start-server';
import { dispatchPageHide, expectTracking, recordBeacons, type Payload } from './beacon-mock';
import { noConsentState, refusedState } from './consent-states';

/** Pages that are left before their scripts have run. */

test.use({ storageState: noConsentState });

const landing = '/?utm_source=nl&utm_campaign=c1';
const app = 'https://app.facetry.example/**';

/** Opens a page whose scripts hang; those of later pages load. */
async function openWithoutScripts(page: Page, url: string): Promise<void> {
  let isHanging = true;
  await page.route('**/_next/**/*.js', (route) => (isHanging ? undefined : route.continue()));
  await page.goto(url, { waitUntil: 'commit', referer: 'https://news.example/' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // The parser has requested them all.
  await page.waitForFunction(() => document.readyState !== 'loading');
  isHanging = false;
}

/** Lands, and leaves for the product before scripts have run. */
async function signUpWithoutScripts(page: Page, url = landing): Promise<void> {
  await page.route(app, (route) => route.fulfill({ body: 'app' }));
  await openWithoutScripts(page, url);
  await page.locator('a[data-click=register]:visible').first().click();
  await page.waitForURL(app);
  expect(page.url()).toContain('utm_source=nl&utm_campaign=c1');
}

/** Records the landings that are sent. */
async function recordLandings(context: BrowserContext): Promise<SourceRecord[]> {
  const records: SourceRecord[] = [];
  await context.route('**/record-source', (route) => {
    records.push(JSON.parse(/\{.*\}/.exec(route.request().postData()!)![0]) as SourceRecord);
    return route.fulfill({ json: { code: 0, msg: '', data: null } });
  });
  return records;
}

const eventsNamed = (payloads: readonly Payload[], name: string) =>
  payloads.flatMap(({ common, events }) =>
    events.filter(({ op_obj_value }) => op_obj_value === name).map((event) => ({ ...event, common })),
  );

/** Reads the `early:` keys of local storage, which pages left early write, on a document without scripts. */
async function storedPages(page: Page, origin: string | undefined): Promise<string[]> {
  await page.goto(`${origin}/robots.txt`);
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('early:')));
}

test('a landing and a sign-up click before scripts have run are recorded by the browser’s next page, once', async ({
  page,
  context,
}) => {
  const payloads = await recordBeacons(page);
  const landings = await recordLandings(context);
  await signUpWithoutScripts(page);
  const leftAt = Date.now();
  const nextPages = [await context.newPage(), await context.newPage()];
  await Promise.all(nextPages.map((next) => next.goto('/faq')));
  for (const next of nextPages) {
    await expectTracking(next);
    await dispatchPageHide(next);
  }
  const clicks = () => eventsNamed(payloads, 'register');
  await expect.poll(clicks).not.toEqual([]);
  await expect.poll(() => landings).not.toEqual([]);
  const [click, record] = [clicks()[0]!, landings[0]!];
  expect(record).toMatchObject({
    utm_source: 'nl',
    utm_campaign: 'c1',
    referrer: 'https://news.example/',
    page_url: new URL('/', nextPages[0]!.url()).href,
    locale: 'en',
  });
  expect(click).toMatchObject({ op_type: 'click', op_obj_type: 'link', path: '/' });
  expect(click.common).toMatchObject({ visit_id: record.visit_id, utm_source: 'nl', utm_campaign: 'c1' });
  expect(click.user_timestamp_).toBeLessThan(leftAt);
  expect(Date.parse(record.at)).toBeLessThan(click.user_timestamp_);
  // The server stores an ID once.
  expect(new Set(landings.map(({ id }) => id)).size).toBe(1);
  expect(new Set(clicks().map(({ id }) => id)).size).toBe(1);
  expect(await storedPages(page, new URL(nextPages[0]!.url()).origin)).toEqual([]);
});

test('after a language switch before scripts have run, the landing is the first page, with its campaign', async ({
  page,
  context,
}) => {
  const payloads = await recordBeacons(page);
  const landings = await recordLandings(context);
  await openWithoutScripts(page, landing);
  await page
    .locator('a[hreflang="ru-RU"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/ru';
      link.click();
    });
  await page.waitForURL('**/ru');
  await expectTracking(page);
  await expect.poll(() => landings).toHaveLength(1);
  expect(landings[0]).toMatchObject({
    utm_source: 'nl',
    referrer: 'https://news.example/',
    page_url: new URL('/', page.url()).href,
    locale: 'en',
  });
  await dispatchPageHide(page);
  await expect.poll(() => eventsNamed(payloads, '/ru')).not.toEqual([]);
  const [first, second] = [eventsNamed(payloads, '/')[0]!, eventsNamed(payloads, '/ru')[0]!];
  expect(first.user_timestamp_).toBeLessThan(second.user_timestamp_);
  for (const { common } of [first, second])
    expect(common).toMatchObject({ visit_id: landings[0]!.visit_id, utm_source: 'nl', utm_campaign: 'c1' });
  expect([first.common.locale, second.common.locale]).toEqual(['en', 'ru']);
});

test('a page left before its scripts have run is deleted, and not sent, if consent is refused before the next one', async ({
  page,
  context,
  baseURL,
}) => {
  const payloads = await recordBeacons(page);
  const landings = await recordLandings(context);
  await signUpWithoutScripts(page);
  expect(await storedPages(page, baseURL)).toHaveLength(1);
  await context.addCookies(refusedState.cookies);
  await page.goto('/faq');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['myLocale']);
  await dispatchPageHide(page);
  expect([payloads, landings]).toEqual([[], []]);
});

test('a page left before its scripts have run stores nothing after a refusal or with Global Privacy Control', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies(refusedState.cookies);
  await signUpWithoutScripts(page);
  expect(await storedPages(page, baseURL)).toEqual([]);
  await context.clearCookies();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await signUpWithoutScripts(page);
  expect(await storedPages(page, baseURL)).toEqual([]);
});

test('a page left before its scripts have run stores nothing in opt-in mode', async ({ page }) => {
  const optIn: Server = await startServer({ env: { CONSENT_MODE: 'opt-in', RATE_LIMIT: 'off' } });
  await signUpWithoutScripts(page, optIn.url + landing);
  expect(await storedPages(page, optIn.url)).toEqual([]);
  optIn.kill();
});
