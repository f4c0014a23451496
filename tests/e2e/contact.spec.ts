import { spawnSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { tool } from '@/scripts/run';
import { dataFolder } from '../start-server';
import { openAlive } from './alive';
import { plainPort } from './servers';

/** The form to sales, and the vote on articles, with and without scripts; read back as the operator reads them. */

const inbox = () =>
  spawnSync(tool('tsx'), ['scripts/cli/inbox.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder(plainPort) },
  }).stdout;

async function fill(page: Page, content: string): Promise<void> {
  await page.locator('input[name=name]').fill('Ada');
  await page.locator('input[name=email]').fill('ada@example.org');
  await page.locator('textarea[name=content]').fill(content);
}

test('the form is sent without leaving the page, and gives the message’s number', async ({ page }) => {
  const content = `With scripts ${Date.now()}`;
  await openAlive(page, '/pre-sales');
  await fill(page, content);
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Send message' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Your message has arrived' });
  await expect(said).toBeVisible();
  const id = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await said.textContent())!)![0];
  expect(inbox()).toMatch(new RegExp(`${id}.*contact.*\\n.*\\n.*${content}`));
});

test('a form that cannot be sent keeps what was written, warns before it is left, and can be sent again', async ({
  page,
}) => {
  await openAlive(page, '/pre-sales');
  await page.route('**/api/site/contact', (route) => route.abort(), { times: 1 });
  await fill(page, 'Sent twice');
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing you wrote is lost' })).toBeVisible();
  await expect(page.locator('textarea[name=content]')).toHaveValue('Sent twice');
  const warned = page.waitForEvent('dialog');
  const leaving = page.goto('/faq').catch(() => null);
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible();
});

test('an article asks whether it helped', async ({ page }) => {
  await openAlive(page, '/ru/docs/proxies');
  await page.locator('button[name=helpful][value=yes]').click();
  await expect(page.locator('button[name=helpful]')).toHaveCount(0);
  await expect(page.locator('form [role=status]')).not.toBeEmpty();
  expect(inbox()).toMatch(/helpful {2}ru \/ru\/docs\/proxies/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back to its page and says that the message has arrived', async ({ page }) => {
    const content = `Without scripts ${Date.now()}`;
    await page.goto('/ru/pre-sales');
    await expect(page.locator('#sent')).toBeHidden();
    await fill(page, content);
    await page.locator('form[action$=contact] button[type=submit]').click();
    await page.waitForURL('**/ru/pre-sales#sent');
    await expect(page.locator('#sent')).toBeVisible();
    expect(inbox()).toContain(content);
  });

  test('a vote comes back to its article', async ({ page }) => {
    await page.goto('/docs/proxies');
    await page.locator('button[name=helpful][value=no]').click();
    await page.waitForURL('**/docs/proxies#voted');
    await expect(page.locator('#voted')).toBeVisible();
  });
});
