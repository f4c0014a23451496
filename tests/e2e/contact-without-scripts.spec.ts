import { expect, test } from '@playwright/test';
import { translated } from '../articles';
import { fullOnly } from '../sampling';
import { fillContactForm, readInbox } from './contact-form';

/** The sales contact form and the article feedback, sent without JavaScript. */

test.use({ javaScriptEnabled: false });

test('without scripts the contact form returns to its page and confirms the message', async ({ page }) => {
  const content = `Without scripts ${Date.now()}`;
  await page.goto('/ru/pre-sales');
  await expect(page.locator('#sent')).toBeHidden();
  await fillContactForm(page, content);
  await page.locator('form[action$=contact] button[type=submit]').click();
  await page.waitForURL('**/ru/pre-sales#sent');
  await expect(page.locator('#sent')).toBeVisible();
  expect(readInbox()).toContain(content);
});

test('without scripts a rejected contact form keeps its values and shows the error at the field', async ({ page }) => {
  const content = `"Quoted" <b>&amp; kept</b> ${Date.now()}`;
  await page.goto('/fr/pre-sales');
  await fillContactForm(page, content);
  await page.locator('input[name=email]').fill('a@b');
  const [response] = await Promise.all([
    page.waitForResponse('**/api/site/contact'),
    page.locator('form[action$=contact] button[type=submit]').click(),
  ]);
  expect(response.status()).toBe(400);
  const email = page.locator('input[name=email]');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(email).toHaveAccessibleDescription(/adresse e-mail complète/);
  await expect(email).toBeFocused();
  await expect(page.locator('textarea[name=content]')).toHaveValue(content);
  expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Manrope');
  expect(readInbox()).not.toContain(content);
  await email.fill('ada@example.org');
  await page.locator('form[action$=contact] button[type=submit]').click();
  await page.waitForURL('**/fr/pre-sales#sent');
  expect(readInbox()).toContain(content);
});

test('a message resubmitted on the same day is stored once', fullOnly, async ({ page }) => {
  const content = `Sent twice ${Date.now()}`;
  for (const _ of [1, 2]) {
    await page.goto('/ru/pre-sales');
    await fillContactForm(page, content);
    await page.locator('form[action$=contact] button[type=submit]').click();
    await page.waitForURL('**/ru/pre-sales#sent');
  }
  expect(readInbox().split(content)).toHaveLength(2);
});

test('without scripts article feedback returns to its article', async ({ page }) => {
  const { path } = translated('docs');
  await page.goto(path);
  await page.locator('button[name=helpful][value=no]').click();
  await page.waitForURL(`**${path}#voted`);
  await expect(page.locator('#voted')).toBeVisible();
});
