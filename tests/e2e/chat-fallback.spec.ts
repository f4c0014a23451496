import { expect, test, type Page } from '@playwright/test';
import type { Server } from '../start-server';
import { isFull, fullOnly, sample } from '../sampling';
import { excludedIp, launcher, startEasemob, startHuman, vendors } from './chat-servers';
import { allow, chatsOn, scriptUrl, mockChats } from './chat-mocks';
import { freshState } from './consent-states';
import { watchRequests } from './watch-requests';

/** When a visitor finds the site's own chat instead of a vendor's. The vendors' scripts are stood in for. */

test.use({ storageState: freshState });
test.describe.configure({ mode: 'serial' });

let human: Server;
/** For the full suite alone. */
let easemob: Server | undefined;

test.beforeAll(async () => {
  [human, easemob] = await Promise.all([startHuman(), isFull ? startEasemob() : undefined]);
});

test.afterAll(() => Promise.all([human, easemob].map((server) => server?.kill())));
test.beforeEach(({ context }) => mockChats(context));

const panel = (page: Page) => page.getByRole('dialog', { name: 'How can we help?' });

test(
  'where the back end says so, a visitor with Easemob gets the default chat',
  fullOnly,
  async ({ page, context }) => {
    await allow(context);
    await context.route('**/api/third/chat/choose?*', (route) =>
      route.fulfill({ json: { code: 0, msg: 'success', data: { type: 'ss' } } }),
    );
    await page.goto(easemob!.url);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    expect((await chatsOn(page)).easemob!.calls).toEqual([]);
  },
);

test('the excluded address is not asked about, and gets the site’s own chat', fullOnly, async ({ page, context }) => {
  await allow(context);
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': excludedIp });
  const { names } = watchRequests(page);
  await page.goto(human.url);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(names().filter((name) => /chat-type|choose|chat\.example/.test(name))).toEqual([]);
});

for (const [name, url] of sample(
  [
    ['the visitor’s address', '**/get-visitor-ip'],
    ['whether the visitor is excluded', '**/chat-exclusion'],
    ['the chat’s type', '**/get-chat-type-config?*'],
    ['the chat’s script', scriptUrl],
  ] as const,
  2,
)) {
  test(`when ${name} cannot be had, there is the site’s own chat`, async ({ page, context }) => {
    await allow(context);
    await context.route(url, (route) => route.abort());
    await page.goto(human.url);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  });
}

test('a script that hangs leaves the site’s own chat in its place, which gives way when the script comes', async ({
  page,
  context,
}) => {
  await allow(context);
  let comes = () => {};
  const held = new Promise<void>((resolve) => (comes = resolve));
  await context.route(scriptUrl, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(human.url);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  comes();
  await expect.poll(async () => (await chatsOn(page)).pushed).toContain('onReady');
  await page.waitForTimeout(1000);
  await launcher(page).click();
  await expect.poll(async () => (await chatsOn(page)).pushed).toContain('chatOpen');
});

test('an address that is no https script is not loaded', fullOnly, async ({ page, context }) => {
  await allow(context);
  const js = '<script src="http://chat.example/project.js"></script>';
  await context.route('**/get-chat-type-config?*', (route) =>
    route.fulfill({ json: { code: 0, msg: 'success', data: { chat: 'OTHER', chat_info: { js } } } }),
  );
  const { names } = watchRequests(page);
  await page.goto(human.url);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(vendors(names())).toEqual([]);
});

test('without consent there is the site’s own chat, and nothing is asked, loaded or stored for another', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1.1.0', domain: 'localhost', path: '/' }]);
  const { names } = watchRequests(page);
  await page.goto(human.url);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(names().filter((name) => /visitor-ip|chat-type|choose|chat\.example/.test(name))).toEqual([]);
  expect((await chatsOn(page)).openChat).toBeNull();
});

test(
  'a consent that is withdrawn takes the other’s chat away, and what was stored for it',
  fullOnly,
  async ({ page, context }) => {
    await allow(context);
    await page.goto(human.url);
    await launcher(page).click();
    await expect.poll(async () => (await chatsOn(page)).pushed).toContain('chatOpen');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await expect.poll(async () => (await chatsOn(page)).pushed).toContain('chatClose');
    expect((await chatsOn(page)).openChat).toBeNull();
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  },
);
