import { expect, test, type Page } from '@playwright/test';
import type { Server } from '../start-server';
import { fullOnly, sample } from '../sampling';
import { excludedIp, launcher, startServerWithHumanChat } from './chat-servers';
import { grantConsent, getChatState, scriptUrl, mockChats } from './chat-mocks';
import { noConsentState } from './consent-states';
import { watchRequests } from './watch-requests';

/** Fallback from a chat vendor to the built-in chat. The vendors' scripts are mocked. */

test.use({ storageState: noConsentState });
test.describe.configure({ mode: 'serial' });

let human: Server;

test.beforeAll(async () => {
  human = await startServerWithHumanChat();
});

test.afterAll(() => human.kill());
test.beforeEach(({ context }) => mockChats(context));

const panel = (page: Page) => page.getByRole('dialog', { name: 'How can we help?' });

test('an excluded IP address gets the built-in chat without further requests', fullOnly, async ({ page, context }) => {
  await grantConsent(context);
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': excludedIp });
  const { names } = watchRequests(page);
  await page.goto(human.url);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(names().filter((name) => /chat-type|choose|chat\.example/.test(name))).toEqual([]);
});

for (const [name, url] of sample(
  [
    ['the visitor’s IP address', '**/get-visitor-ip'],
    ['whether the visitor is excluded', '**/chat-exclusion'],
    ['the chat type', '**/get-chat-type-config?*'],
    ['the chat script', scriptUrl],
  ] as const,
  2,
)) {
  test(`the built-in chat is used when ${name} is unavailable`, async ({ page, context }) => {
    await grantConsent(context);
    await context.route(url, (route) => route.abort());
    await page.goto(human.url);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  });
}

test('a vendor script that hangs is replaced by the built-in chat until it loads', async ({ page, context }) => {
  await grantConsent(context);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(scriptUrl, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(human.url);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expect.poll(async () => (await getChatState(page)).pushed).toContain('onReady');
  await page.waitForTimeout(1000);
  await launcher(page).click();
  await expect.poll(async () => (await getChatState(page)).pushed).toContain('chatOpen');
});

test('without consent the built-in chat is used, and nothing is requested, loaded or stored for a vendor', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1.1.0', domain: 'localhost', path: '/' }]);
  const { names } = watchRequests(page);
  await page.goto(human.url);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(names().filter((name) => /visitor-ip|chat-type|choose|chat\.example/.test(name))).toEqual([]);
  expect((await getChatState(page)).openChat).toBeNull();
});

test('withdrawing consent removes the vendor’s chat and its stored data', fullOnly, async ({ page, context }) => {
  await grantConsent(context);
  await page.goto(human.url);
  await launcher(page).click();
  await expect.poll(async () => (await getChatState(page)).pushed).toContain('chatOpen');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(async () => (await getChatState(page)).pushed).toContain('chatClose');
  expect((await getChatState(page)).openChat).toBeNull();
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
});
