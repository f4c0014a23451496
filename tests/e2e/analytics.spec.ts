import { privateDecrypt, constants, createDecipheriv, generateKeyPairSync } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import * as cheerio from 'cheerio';
import { fromBeaconAlphabet } from '@/lib/protocol/beacon-alphabet';
import { signUpClicks } from '@/lib/protocol/event-names';
import { cookieNames } from '@/lib/protocol/storage-table';
import { freshState } from './consent-states';
import { firstLoad } from './first-load';
import { freeze, run, runUntil } from './frozen-clock';
import { pageKinds } from './page-kinds';
import { send } from './send';

/** What is recorded of a visit. The key is the test's own, so that it can open what the browser's code sends. */

test.use({ storageState: freshState });

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

type Sent = { id: string; op_type: string; op_res: string; op_obj_type: string; op_obj_value: string; path: string };
type Payload = { common: Record<string, unknown>; events: Sent[] };

const decode = (text: string) => Buffer.from(fromBeaconAlphabet(text)!, 'base64');

function open({ _t, _a }: { _t: string; _a: string }): Payload {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const key = privateDecrypt({ key: pair.privateKey, padding, oaepHash: 'sha256' }, decode(_t));
  const sealed = decode(_a);
  const decipher = createDecipheriv('aes-128-gcm', key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8'),
  ) as Payload;
}

/** Stands in for the beacon of a product's own back end. @returns what has come so far */
async function takeBeacons(page: Page, isUp: () => boolean = () => true): Promise<Payload[]> {
  const payloads: Payload[] = [];
  const data = { kid: 'test', pem: pair.publicKey, alphabet: 'x'.repeat(65) };
  await page.context().route('**/api/beacon/key', (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
  await page.context().route('**/api/beacon', (route) => {
    if (!isUp()) return route.abort();
    const payload = open(route.request().postDataJSON() as { _t: string; _a: string });
    payloads.push(payload);
    return route.fulfill({ json: { code: 0, msg: '', data: { accepted: payload.events.map(({ id }) => id) } } });
  });
  return payloads;
}

const hide = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
const eventsOf = (payloads: Payload[]) => payloads.flatMap(({ events }) => events);
/** The device's id is set when measurement begins. */
const measures = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === cookieNames.device);
const hasBegun = (page: Page) => expect.poll(() => measures(page)).toBe(true);
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('event:')));

test('views, clicks, what was seen, vitals and errors arrive with the common part', async ({ page }) => {
  const payloads = await takeBeacons(page);
  await page.goto('/ru?utm_source=letter');
  await hasBegun(page);
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
    const kept = await page.evaluate(() => Object.values(localStorage).join(' '));
    return kept.includes(`"op_obj_value":"${value}"`) || eventsOf(payloads).some((sent) => sent.op_obj_value === value);
  };
  await expect.poll(() => isRecorded('hero')).toBe(true);
  await page.getByRole('main').locator('[data-click="action /ru/download"]').first().click();
  await page.waitForURL('**/ru/download');
  await expect.poll(() => isRecorded('/ru/download')).toBe(true);
  await hide(page);
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

test('errors that come before the code that reports them are reported as well', async ({ page }) => {
  const payloads = await takeBeacons(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('very early');
    });
  });
  await page.goto('/');
  await hasBegun(page);
  await hide(page);
  await expect
    .poll(() => eventsOf(payloads).some(({ op_obj_value }) => op_obj_value.includes('very early')))
    .toBe(true);
});

test('twenty events are sent at once, fewer after ten seconds', async ({ page }) => {
  const payloads = await takeBeacons(page);
  await freeze(page);
  await page.goto('/');
  await runUntil(page, () => measures(page));
  // What the page shows in its first seconds is sent away first.
  await run(page, 5000);
  await hide(page);
  await runUntil(page, async () => (await waiting(page)).length === 0);
  const before = payloads.length;
  const begun = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button id="probe" data-click="probe">x</button>');
    for (let i = 0; i < 20; i += 1) document.getElementById('probe')!.click();
    return Date.now();
  });
  await runUntil(page, async () => (await waiting(page)).length === 0, 10);
  expect(payloads.length).toBe(before + 1);
  expect(payloads[before]!.events).toHaveLength(20);
  const now = await page.evaluate(() => {
    document.getElementById('probe')!.click();
    return Date.now();
  });
  await run(page, begun + 10_000 - now - 1);
  expect(await waiting(page)).toHaveLength(1);
  expect(payloads.length).toBe(before + 1);
  await runUntil(page, async () => (await waiting(page)).length === 0, 10);
  expect(payloads.length).toBe(before + 2);
});

test('what could not be sent waits, over a reload, and is sent once by whichever tab is there', async ({
  page,
  context,
}) => {
  let isUp = false;
  const payloads = await takeBeacons(page, () => isUp);
  await page.goto('/');
  await expect.poll(() => waiting(page)).not.toEqual([]);
  await hide(page);
  await page.goto('/faq');
  await expect.poll(async () => (await waiting(page)).length).toBeGreaterThan(1);
  const other = await context.newPage();
  await other.goto('/pricing');
  const values = () => other.evaluate(() => Object.values(localStorage).join(' '));
  await expect.poll(values).toContain('"/pricing"');
  isUp = true;
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => waiting(page), { timeout: 30_000 }).toEqual([]);
  const ids = eventsOf(payloads).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const views = eventsOf(payloads).filter(({ op_obj_type }) => op_obj_type === 'page');
  expect(views.map(({ path }) => path).sort()).toEqual(['/', '/faq', '/pricing']);
});

test('an event that the back end will not take does not hold up the others', async ({ page }) => {
  const accepted: string[] = [];
  await takeBeacons(page);
  await page.context().route('**/api/beacon', (route) => {
    const { events } = open(route.request().postDataJSON() as { _t: string; _a: string });
    if (events.some(({ op_obj_value }) => op_obj_value === 'poison')) {
      return route.fulfill({ status: 400, json: { code: 400, msg: 'no', data: null } });
    }
    accepted.push(...events.map(({ op_obj_value }) => op_obj_value));
    return route.fulfill({ json: { code: 0, msg: '', data: { accepted: events.map(({ id }) => id) } } });
  });
  await page.goto('/');
  await hasBegun(page);
  await page.evaluate(() => {
    for (const name of ['good', 'poison', 'fine']) {
      document.body.insertAdjacentHTML('beforeend', `<button id="${name}" data-click="${name}">x</button>`);
      document.getElementById(name)!.click();
    }
  });
  await hide(page);
  await expect.poll(() => accepted).toEqual(expect.arrayContaining(['good', 'fine']));
  await expect.poll(() => waiting(page)).toEqual([]);
  expect(accepted).not.toContain('poison');
});

test('every link to the sign-up counts as one in reports', async () => {
  let links = 0;
  for (const path of pageKinds) {
    const $ = cheerio.load((await send(path)).body);
    for (const link of $('a[data-account=register], a[href*="/register"]').toArray()) {
      expect(signUpClicks, `${path}: ${$.html(link)}`).toContain($(link).attr('data-click'));
      links += 1;
    }
  }
  // The header has one for wide windows and one for narrow ones.
  expect(links).toBeGreaterThan(pageKinds.length);
});

test('the code that encrypts and sends is no part of the first load', async ({ baseURL }) => {
  const { scripts } = await firstLoad(baseURL!);
  for (const script of scripts) expect(/RSA-OAEP|accounts\.google\.com|web_vital/.test(script)).toBe(false);
});

test('warnings stay off the console', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.text().includes('for developers') && warnings.push(message.text()));
  await page.goto('/');
  await page.evaluate(() => console.warn('for developers'));
  expect(warnings).toEqual([]);
});
