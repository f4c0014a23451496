import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { like } from 'drizzle-orm';
import { events, landings } from '@/lib/api/store/schema';
import { openStore } from '@/lib/api/store/store';
import { plainBuild, e2eBuild } from '../builds';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';
import { fullOnly } from '../sampling';
import { waitForHydration, openHydrated } from './hydrated';
import { grantedConsent, noConsentState } from './consent-states';
import { fillContactForm } from './contact-form';
import { openPanel } from './builtin-chat';
import { waitForEmptyQueues, waitForListener, clickToQueueEvents } from './queued-events';

/** A visitor keeps using a page that was opened before an update, until the page detects the update. */

test.describe.configure({ mode: 'serial' });
test.use({ storageState: noConsentState });

const assets = mkdtempSync(path.join(tmpdir(), 'open-across-builds-'));
let postgres: Postgres;
let server: Server;
let databaseUrl: string;

const startBuild = (build: string, port?: number) => {
  const env = { CANONICAL_HOST: '0', RATE_LIMIT: 'off', DATABASE_URL: databaseUrl, ASSETS_DIR: assets };
  return startServer({ build, port, env });
};

test.beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase('builds');
});
test.afterAll(async () => {
  await postgres.stop();
  rmSync(assets, { recursive: true });
});
test.beforeEach(async ({ context }) => {
  server = await startBuild(plainBuild());
  await context.addCookies([{ name: 'consent', value: grantedConsent, domain: 'localhost', path: '/' }]);
});
test.afterEach(() => server.kill());

async function update(): Promise<void> {
  await server.shutDown();
  server = await startBuild(e2eBuild(), server.port);
}

/** Records a page's document loads and failed requests. */
function watch(page: Page) {
  const [documents, failed]: [string[], string[]] = [[], []];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'document') documents.push(pathname);
    if (response.status() >= 400) failed.push(`${pathname} ${response.status()}`);
  });
  return { documents, failed };
}

const openSearch = async (page: Page) => {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1000 });
  }).toPass();
};

test(
  'a page of the previous build can load its deferred code: chat, search, index shards and form',
  fullOnly,
  async ({ page }) => {
    await openHydrated(page, `${server.url}/pre-sales`);
    await openSearch(page);
    await page.getByRole('combobox').fill('proxy');
    await expect(page.getByRole('option').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await update();
    const { documents, failed } = watch(page);
    const parts: string[] = [];
    page.on('response', (response) => response.url().includes('/search-index/') && parts.push(response.url()));
    await openSearch(page);
    await page.getByRole('combobox').fill('rate limit');
    await expect.poll(() => parts.length).toBeGreaterThan(0);
    await expect(
      page
        .getByRole('option')
        .filter({ has: page.locator('mark') })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await fillContactForm(page, 'Written on a page of the build before');
    await openPanel(page);
    await page.keyboard.press('Escape');
    await page.locator('form[action$=contact] button[type=submit]').click();
    await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible();
    expect({ documents, failed }).toEqual({ documents: [], failed: [] });
  },
);

test('a page of the previous build navigates with one page load and keeps its state and queued events', async ({
  page,
}) => {
  await openHydrated(page, `${server.url}/faq?utm_source=autumn&source=letter`);
  await waitForListener(page);
  // The builds are of different sites, so the previous page counts as a foreign referrer, which the last touch records.
  const storedState = () =>
    page.evaluate(() => ({
      cookies: document.cookie
        .split('; ')
        .filter((cookie) => !cookie.startsWith('referer='))
        .toSorted(),
      source: localStorage.getItem('source'),
      visit: sessionStorage.getItem('visit'),
      first: (JSON.parse(localStorage.getItem('touches') ?? '{}') as { first?: { utm_source: string } }).first,
    }));
  const before = await storedState();
  expect(before).toMatchObject({ source: 'letter', first: { utm_source: 'autumn' } });
  expect(before.cookies).toContain(`consent=${grantedConsent}`);
  await server.shutDown();
  const produced = await clickToQueueEvents(page, 'while no server was there', 30);
  server = await startBuild(e2eBuild(), server.port);
  const { documents } = watch(page);
  await page.locator('footer a[href="/pricing"]').first().click();
  await page.waitForURL('**/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForHydration(page);
  // The router detects data of another build and loads the page instead.
  expect(documents).toEqual(['/pricing']);
  expect(await storedState()).toEqual(before);
  await page.locator('footer a[href="/download"]').first().click();
  await page.waitForURL('**/download');
  expect(documents).toEqual(['/pricing']);
  await waitForEmptyQueues([page]);
  const store = await openStore({ databaseUrl, folder: '' });
  const stored = await store.db.select().from(events).where(like(events.objectValue, 'event while%'));
  const arrivals = await store.db.select().from(landings);
  await store.close();
  expect(stored.map(({ objectValue }) => objectValue).toSorted()).toEqual(produced.toSorted());
  expect(arrivals.filter(({ utmSource }) => utmSource === 'autumn')).toHaveLength(1);
});
