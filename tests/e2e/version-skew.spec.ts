import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { like } from 'drizzle-orm';
import { events, landings } from '@/lib/api/store/schema';
import { openStore } from '@/lib/api/store/store';
import { plainBuild, suiteBuild } from '../builds';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';
import { fullOnly } from '../sampling';
import { isHydrated, openHydrated } from './hydrated';
import { allowed, freshState } from './consent-states';
import { fill } from './contact-form';
import { openPanel } from './builtin-chat';
import { allSent, isListening, produce } from './queued-events';
import { dismissesDialog } from './dismiss-dialog';

/** What a visitor does on a page that was opened before an update, until that page has heard of it. */

test.describe.configure({ mode: 'serial' });
test.use({ storageState: freshState });

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
  databaseUrl = await postgres.database('builds');
});
test.afterAll(async () => {
  await postgres.stop();
  rmSync(assets, { recursive: true });
});
test.beforeEach(async ({ context }) => {
  server = await startBuild(plainBuild());
  await context.addCookies([{ name: 'consent', value: allowed, domain: 'localhost', path: '/' }]);
});
test.afterEach(() => server.kill());

async function update(): Promise<void> {
  await server.end();
  server = await startBuild(suiteBuild(), server.port);
}

/** Documents that a page loads, and what it asks for and does not get, while a server is there. */
function watch(page: Page) {
  const [documents, refused]: [string[], string[]] = [[], []];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'document') documents.push(pathname);
    if (response.status() >= 400) refused.push(`${pathname} ${response.status()}`);
  });
  return { documents, refused };
}

const openSearch = async (page: Page) => {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1000 });
  }).toPass();
};

test(
  'a page of the build before finds all that loads late: the chat, the search, further parts of its index, the form’s own code',
  fullOnly,
  async ({ page }) => {
    await openHydrated(page, `${server.url}/pre-sales`);
    await openSearch(page);
    await page.getByRole('combobox').fill('proxy');
    await expect(page.getByRole('option').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await update();
    const { documents, refused } = watch(page);
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
    await fill(page, 'Written on a page of the build before');
    await openPanel(page);
    await page.keyboard.press('Escape');
    await page.locator('form[action$=contact] button[type=submit]').click();
    await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible();
    expect({ documents, refused }).toEqual({ documents: [], refused: [] });
  },
);

test('a page of the build before finds all of it that it has never loaded', fullOnly, async ({ page }) => {
  await openHydrated(page, `${server.url}/pre-sales`);
  await update();
  const { documents, refused } = watch(page);
  await openSearch(page);
  await page.getByRole('combobox').fill('proxy');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await openPanel(page);
  expect({ documents, refused }).toEqual({ documents: [], refused: [] });
});

test('a page of the build before goes on by a link once, with consent, source and language, and everything that waited to be sent', async ({
  page,
}) => {
  await openHydrated(page, `${server.url}/faq?utm_source=autumn&source=letter`);
  await isListening(page);
  // The builds are of different sites, so the page before is a foreign one to the next: the last touch says so.
  const kept = () =>
    page.evaluate(() => ({
      cookies: document.cookie
        .split('; ')
        .filter((cookie) => !cookie.startsWith('referer='))
        .toSorted(),
      source: localStorage.getItem('source'),
      visit: sessionStorage.getItem('visit'),
      first: (JSON.parse(localStorage.getItem('touches') ?? '{}') as { first?: { utm_source: string } }).first,
    }));
  const before = await kept();
  expect(before).toMatchObject({ source: 'letter', first: { utm_source: 'autumn' } });
  expect(before.cookies).toContain(`consent=${allowed}`);
  await server.end();
  const made = await produce(page, 'while no server was there', 30);
  server = await startBuild(suiteBuild(), server.port);
  const { documents } = watch(page);
  await page.locator('footer a[href="/pricing"]').first().click();
  await page.waitForURL('**/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isHydrated(page);
  // The router has seen by the data of the other build that it cannot draw it, and loads the page instead.
  expect(documents).toEqual(['/pricing']);
  expect(await kept()).toEqual(before);
  await page.locator('footer a[href="/download"]').first().click();
  await page.waitForURL('**/download');
  expect(documents).toEqual(['/pricing']);
  await allSent([page]);
  const store = await openStore({ databaseUrl, folder: '' });
  const stored = await store.db.select().from(events).where(like(events.objectValue, 'event while%'));
  const arrivals = await store.db.select().from(landings);
  await store.close();
  expect(stored.map(({ objectValue }) => objectValue).toSorted()).toEqual(made.toSorted());
  expect(arrivals.filter(({ utmSource }) => utmSource === 'autumn')).toHaveLength(1);
});

test(
  'who writes on a page of the build before is asked before it would be lost, and can send it after all',
  fullOnly,
  async ({ page }) => {
    await openHydrated(page, `${server.url}/pre-sales`);
    await fill(page, 'Half a message');
    await update();
    expect(await dismissesDialog(page, page.locator('footer a[href="/pricing"]').first())).toBe('beforeunload');
    await expect(page.locator('textarea[name=content]')).toHaveValue('Half a message');
    await page.locator('form[action$=contact] button[type=submit]').click();
    await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible();
  },
);
