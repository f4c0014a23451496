import { expect, test, type Page } from '@playwright/test';
import { plainBuild, e2eBuild } from '../builds';
import { startServer, type Server } from '../start-server';
import { fullOnly } from '../sampling';
import { flushReactTasks, waitForHydration, openHydrated } from './hydrated';

/** A new build is deployed while a page is open: first the plain build, then the e2e build. */

test.describe.configure({ mode: 'serial' });

let server: Server;

const startBuild = (build: string, port?: number) => startServer({ build, port, env: { CANONICAL_HOST: '0' } });

test.beforeEach(async () => {
  server = await startBuild(plainBuild());
});
test.afterEach(() => server.kill());

async function replaceBuild(): Promise<void> {
  await server.kill();
  server = await startBuild(e2eBuild(), server.port);
}

/** Records page loads. */
function recordDocumentRequests(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document')
      loads.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  return loads;
}

const focusWindow = async (page: Page) => {
  const checked = page.waitForResponse('**/builds/latest.json?*');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await checked).finished();
  await flushReactTasks(page);
};

test('after a deploy the next navigation is one full page load with its query', fullOnly, async ({ page }) => {
  await openHydrated(page, `${server.url}/faq`);
  await replaceBuild();
  await focusWindow(page);
  const loads = recordDocumentRequests(page);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/pricing"]')!;
    link.href = '/pricing?utm_source=x';
    link.click();
  });
  await page.waitForURL('**/pricing?utm_source=x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(loads).toEqual(['/pricing?utm_source=x']);
  // From here on the page is from the new build and navigates as usual.
  await page.locator('footer a[href="/download"]').first().click();
  await page.waitForURL('**/download');
  await page.waitForTimeout(1000);
  expect(loads).toEqual(['/pricing?utm_source=x']);
});

test('after a deploy unsent form input is not lost without a warning', async ({ page }) => {
  await openHydrated(page, `${server.url}/pre-sales`);
  await page.locator('textarea[name=content]').fill('Half a message');
  await replaceBuild();
  await focusWindow(page);
  const dialogOpened = page.waitForEvent('dialog');
  await page.evaluate(() =>
    setTimeout(() => document.querySelector<HTMLAnchorElement>('footer a[href="/pricing"]')!.click()),
  );
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.locator('textarea[name=content]')).toHaveValue('Half a message');
});

test('a chunk that fails to load dispatches preloadError and reloads the page once, unless canceled', async ({
  page,
}) => {
  await openHydrated(page, `${server.url}/faq`);
  /** Resolves when the page has handled the failure or is being reloaded. */
  const failChunkLoad = () =>
    page
      .evaluate(async () => {
        const script = document.createElement('script');
        script.src = '/_next/static/chunks/no-longer-there.js';
        const failed = new Promise((resolve) => script.addEventListener('error', resolve));
        document.head.append(script);
        await failed;
      })
      .catch(() => {});
  await page.evaluate(() => addEventListener('preloadError', (event) => event.preventDefault(), { once: true }));
  const loads = recordDocumentRequests(page);
  await failChunkLoad();
  await page.waitForTimeout(1000);
  expect(loads).toEqual([]);
  const loaded = page.waitForEvent('load');
  await failChunkLoad();
  await loaded;
  expect(loads).toEqual(['/faq']);
  await waitForHydration(page);
  await failChunkLoad();
  await page.waitForTimeout(1500);
  expect(loads).toEqual(['/faq']);
});
