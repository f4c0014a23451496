import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { binPath } from '@/scripts/run';
import { dataFolder } from '../start-server';
import { fullOnly } from '../sampling';
import { openPanel, panel } from './builtin-chat';
import { plainPort } from './server-ports';

/** Messages left in the built-in chat. */

test('a chat message gets a reference number and is stored with its page and language', async ({ page }) => {
  const content = `From the chat ${Date.now()}`;
  await page.goto('/pricing?utm_source=x');
  await openPanel(page);
  const dialog = panel(page);
  await dialog.getByLabel('Email for our reply').fill('ada@example.org');
  await dialog.getByLabel('Your message').fill(content);
  await page.waitForTimeout(2000);
  const sent = page.waitForRequest('**/api/site/message');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const body = (await sent).postDataBuffer()!.toString('utf8');
  for (const [name, value] of [
    ['email', 'ada@example.org'],
    ['content', content],
    ['locale', 'en'],
    ['page', '/pricing'],
    ['website', ''],
  ]) {
    expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
  }
  expect(Number(/name="filled_in"\r\n\r\n(\d+)\r\n/.exec(body)![1])).toBeGreaterThanOrEqual(2000);
  const notice = dialog.getByRole('status');
  await expect(notice).toContainText('Your message has arrived');
  const id = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await notice.textContent())!)![0];
  await expect(dialog.getByLabel('Your message')).toHaveValue('');
  const { stdout } = spawnSync(binPath('tsx'), ['scripts/cli/inbox.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder(plainPort) },
  });
  expect(stdout).toMatch(new RegExp(`${id}.*message`));
  expect(stdout).toContain(content);
});

test('a chat message that fails to send is preserved, even if the panel is closed', async ({ page }) => {
  await page.goto('/');
  await openPanel(page);
  const field = panel(page).getByLabel('Your message');
  await page.route('**/api/site/message', (route) => route.abort(), { times: 1 });
  await field.fill('Sent twice');
  await page.waitForTimeout(2000);
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(panel(page).getByRole('status')).toContainText('Nothing you wrote is lost');
  await page.keyboard.press('Escape');
  await openPanel(page);
  await expect(field).toHaveValue('Sent twice');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(panel(page).getByRole('status')).toContainText('has arrived');
});

test('leaving a page with an unsent chat message asks for confirmation', fullOnly, async ({ page }) => {
  await page.goto('/');
  await openPanel(page);
  await panel(page).getByLabel('Your message').fill('Half a thought');
  const dialogShown = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.assign('/faq'));
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(panel(page).getByLabel('Your message')).toHaveValue('Half a thought');
});
