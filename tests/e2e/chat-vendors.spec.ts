import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Server } from '../start-server';
import { fullOnly } from '../sampling';
import { launcher, startServerWithEasemobChat, startServerWithHumanChat, vendorRequests } from './chat-servers';
import { grantConsent, getChatState, closeWidget, scriptUrl, mockChats } from './chat-mocks';
import { noConsentState } from './consent-states';
import { watchRequests } from './watch-requests';

/** Selection, opening and closing of the chat vendors' widgets. The vendors' scripts are mocked. */

test.use({ storageState: noConsentState });
test.describe.configure({ mode: 'serial' });

let human: Server;
let easemob: Server;

test.beforeAll(async () => {
  [human, easemob] = await Promise.all([startServerWithHumanChat(), startServerWithEasemobChat()]);
});

test.afterAll(() => Promise.all([human.kill(), easemob.kill()]));
test.beforeEach(({ context }) => mockChats(context));

test('SaleSmartly with a human agent creates its queue itself and requests an agent from the back end', async ({
  page,
  context,
}) => {
  await grantConsent(context);
  const { names, requests } = watchRequests(page);
  await page.goto(`${human.url}/ru`);
  const button = page.getByRole('button', { name: 'Открыть чат' });
  await expect(button).toBeVisible();
  expect(vendorRequests(names())).toEqual([scriptUrl]);
  const requested = requests.find((request) => request.url().includes('get-chat-type-config'))!;
  expect(new URL(requested.url()).search).toBe('?lang=ru-RU&type=www');
  expect(await getChatState(page)).toMatchObject({ wasMadeBefore: false, openChat: '1' });

  const chosen = page.waitForRequest('**/api/third/chat/choose?*');
  await button.click();
  const { searchParams } = new URL((await chosen).url());
  const ip = await page.evaluate(() => (window as { __visitorIp?: string }).__visitorIp);
  expect(ip).toBeTruthy();
  expect(Object.fromEntries(searchParams)).toEqual({ ip, lang: 'zh' });
  await expect(button).toBeHidden();
  expect((await getChatState(page)).pushed).toEqual(['onReady', 'onOpenChat', 'onCloseChat', 'chatOpen']);
  await closeWidget(page);
  await expect(button).toBeVisible();
});

test('Easemob loads half a second after the page, hides its own button, and is opened by the site’s button', async ({
  page,
  context,
}) => {
  await grantConsent(context);
  const { names } = watchRequests(page);
  await page.goto(easemob.url);
  await expect(launcher(page)).toBeVisible();
  expect(vendorRequests(names())).toEqual(['https://kefu.easemob.com/webim/easemob.js?configId=suite-id']);
  const loaded = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  );
  const before = await getChatState(page);
  expect(before).toMatchObject({ easemob: { isHidden: true, calls: [] }, openChat: '1' });
  expect(before.easemob!.at - loaded).toBeGreaterThanOrEqual(500);

  await launcher(page).click();
  await expect(launcher(page)).toBeHidden();
  expect((await getChatState(page)).easemob!.calls).toEqual([['bind', { configId: 'suite-id' }]]);
  await closeWidget(page);
  await expect(launcher(page)).toBeVisible();
});

test('changing the language requests the chat type again', fullOnly, async ({ page, context }) => {
  await grantConsent(context);
  const { requests } = watchRequests(page);
  await page.goto(`${human.url}/ru/faq`);
  await expect(page.getByRole('button', { name: 'Открыть чат' })).toBeVisible();
  await page.locator('[popovertarget=menu-language]').click();
  await page.locator('#menu-language').getByRole('link', { name: 'Português', exact: true }).click();
  await page.waitForURL('**/pt/faq');
  const { chat } = JSON.parse(readFileSync('messages/pt/client.json', 'utf8')) as { chat: Record<string, string> };
  await expect(page.getByRole('button', { name: chat.open, exact: true })).toBeVisible();
  const requested = requests.filter((request) => request.url().includes('get-chat-type-config'));
  expect(requested.map((request) => new URL(request.url()).searchParams.get('lang'))).toEqual(['ru-RU', 'pt-PT']);
  await page.getByRole('button', { name: chat.open, exact: true }).click();
  await expect.poll(async () => (await getChatState(page)).pushed).toContain('chatOpen');
});
