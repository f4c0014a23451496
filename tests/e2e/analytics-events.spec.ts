import { expect, test } from '@playwright/test';
import { signUpClicks } from '@/lib/contract/event-names';
import { cookieNames } from '@/lib/config/cookies';
import { eventsOf, expectTracking, dispatchPageHide, recordBeacons } from './beacon-mock';
import { noConsentState } from './consent-states';
import { firstLoad } from './first-load';
import { pageKinds } from './page-kinds';
import { readHtml } from './send-request';

/** Analytics events recorded during a visit. */

test.use({ storageState: noConsentState });

test('views, clicks, exposures, web vitals and errors arrive with the common fields', async ({ page }) => {
  const payloads = await recordBeacons(page);
  await page.goto('/ru?utm_source=letter');
  await expectTracking(page);
  await page.evaluate(() => {
    const image = new Image();
    image.src = '/assets/nothing.png';
    document.body.append(image);
    const script = document.createElement('script');
    script.src = '/assets/nothing.js';
    document.body.append(script);
    setTimeout(() => {
      throw new Error('a script failed');
    });
    void Promise.reject(new Error('a promise failed'));
  });
  const isRecorded = async (value: string) => {
    const stored = await page.evaluate(() => Object.values(localStorage).join(' '));
    return (
      stored.includes(`"op_obj_value":"${value}"`) || eventsOf(payloads).some((sent) => sent.op_obj_value === value)
    );
  };
  await expect.poll(() => isRecorded('hero')).toBe(true);
  await page.getByRole('main').locator('[data-click="action /ru/download"]').first().click();
  await page.waitForURL('**/ru/download');
  await expect.poll(() => isRecorded('/ru/download')).toBe(true);
  await dispatchPageHide(page);
  await expect.poll(() => eventsOf(payloads).length).toBeGreaterThan(8);
  const kinds = eventsOf(payloads).map(
    ({ op_type, op_obj_type, op_obj_value }) => `${op_type} ${op_obj_type} ${op_obj_value}`,
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      'view page /ru',
      'view page /ru/download',
      'expose section hero',
      'click link action /ru/download',
      expect.stringMatching(/^error image .*nothing\.png$/),
      expect.stringMatching(/^error 100101 resource reload error: .*nothing\.js$/),
      expect.stringMatching(/^error 100102 .*a script failed/),
      expect.stringMatching(/^error 100103 .*a promise failed/),
      expect.stringMatching(/^view web_vital TTFB [\d.]+$/),
    ]),
  );
  expect(new Set(eventsOf(payloads).map(({ id }) => id)).size).toBe(eventsOf(payloads).length);
  expect(payloads[0]!.common).toMatchObject({
    user_id: '',
    locale: 'ru',
    utm_source: 'letter',
    dropped: 0,
    screen_width: expect.any(Number) as unknown,
    app_version: expect.stringMatching(/./) as unknown,
    device_id: (await page.context().cookies()).find(({ name }) => name === cookieNames.device)!.value,
  });
});

test('errors thrown before the error reporter loads are reported', async ({ page }) => {
  const payloads = await recordBeacons(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('very early');
    });
  });
  await page.goto('/');
  await expectTracking(page);
  await dispatchPageHide(page);
  await expect
    .poll(() => eventsOf(payloads).some(({ op_obj_value }) => op_obj_value.includes('very early')))
    .toBe(true);
});

test('a middle click on a sign-up link counts, and so does a click before analytics have loaded', async ({ page }) => {
  const payloads = await recordBeacons(page);
  await page.route('https://app.facetry.example/**', (route) => route.fulfill({ body: 'app' }));
  const register = page.locator('a[data-click=register]:visible').first();
  const clicks = () => eventsOf(payloads).filter(({ op_obj_value }) => op_obj_value === 'register');
  await page.goto('/', { waitUntil: 'commit' });
  await register.click({ modifiers: ['ControlOrMeta'] });
  await expectTracking(page);
  await dispatchPageHide(page);
  await expect.poll(() => clicks().length).toBe(1);
  await register.click({ button: 'middle' });
  await dispatchPageHide(page);
  await expect.poll(() => clicks().length).toBe(2);
  await register.click({ button: 'right' });
  await dispatchPageHide(page);
  expect(new Set(payloads.map(({ common }) => common.visit_id)).size).toBe(1);
  expect(clicks()).toHaveLength(2);
});

test('a sign-up link clicked before analytics have loaded opens after the click has been sent, with the campaign', async ({
  page,
}) => {
  const payloads = await recordBeacons(page);
  await page.route('https://app.facetry.example/**', (route) => route.fulfill({ body: 'app' }));
  // A slow machine would exceed the 1.5 s after which the link is followed in any case.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (run: () => void, delay?: number) => setTimeout(run, delay === 1500 ? 60_000 : delay);
    window.setTimeout = patient as typeof window.setTimeout;
  });
  let releaseScripts = () => {};
  const clicked = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/_next/**/*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto('/?utm_source=letter', { waitUntil: 'commit' });
  await page.locator('a[data-click=register]:visible').first().click();
  releaseScripts();
  await page.waitForURL('https://app.facetry.example/**');
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('letter');
  expect(eventsOf(payloads).filter(({ op_obj_value }) => op_obj_value === 'register')).toHaveLength(1);
});

test('a sign-up link clicked before analytics have loaded opens without them, with the campaign', async ({ page }) => {
  await page.route('https://app.facetry.example/**', (route) => route.fulfill({ body: 'app' }));
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/?utm_source=letter', { waitUntil: 'commit' });
  await page.locator('a[data-click=register]:visible').first().click();
  await page.waitForURL('https://app.facetry.example/**');
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('letter');
});

test('every sign-up link counts as a sign-up click in reports', async () => {
  let links = 0;
  for (const path of pageKinds) {
    const $ = await readHtml(path);
    for (const link of $('a[data-account=register], a[href*="/register"]').toArray()) {
      expect(signUpClicks, `${path}: ${$.html(link)}`).toContain($(link).attr('data-click'));
      links += 1;
    }
  }
  // The header has one for wide viewports and one for narrow ones.
  expect(links).toBeGreaterThan(pageKinds.length);
});

test('the first load does not include the code that encrypts and sends events', async ({ baseURL }) => {
  const { scripts } = await firstLoad(baseURL!);
  for (const script of scripts) expect(/RSA-OAEP|accounts\.google\.com|web_vital/.test(script)).toBe(false);
});

test('the production build suppresses console warnings', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.text().includes('for developers') && warnings.push(message.text()));
  await page.goto('/');
  await page.evaluate(() => console.warn('for developers'));
  expect(warnings).toEqual([]);
});
