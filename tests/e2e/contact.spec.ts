import { expect, test } from '@playwright/test';
import { translated } from '../articles';
import { fullOnly } from '../sampling';
import { openHydrated } from './hydrated';
import { fillContactForm, readInbox } from './contact-form';
import { recordDocumentRequests } from './document-requests';
import { dismissDialog } from './dismiss-dialog';
import russianMessages from '@/messages/ru/client.json' with { type: 'json' };

/** The sales contact form and the article feedback, checked through the operator's inbox. */

test('the contact form is sent without leaving the page and shows the reference number', async ({ page }) => {
  const content = `With scripts ${Date.now()}`;
  await openHydrated(page, '/pre-sales');
  await fillContactForm(page, content);
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Send message' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Your message has arrived' });
  await expect(notice).toBeVisible();
  const id = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await notice.textContent())!)![0];
  expect(readInbox()).toMatch(new RegExp(`${id}.*contact.*\\n.*\\n.*${content}`));
});

test('a contact form that fails to send keeps its values, warns before leaving, and can be sent again', async ({
  page,
}) => {
  await openHydrated(page, '/pre-sales');
  await page.route('**/api/site/contact', (route) => route.abort(), { times: 1 });
  await fillContactForm(page, 'Sent twice');
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing you wrote is lost' })).toBeVisible();
  await expect(page.locator('textarea[name=content]')).toHaveValue('Sent twice');
  const shown = page.waitForEvent('dialog');
  const leaving = page.goto('/faq').catch(() => null);
  const dialog = await shown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible();
});

test(
  'a contact form whose code fails to load keeps its values, stays on its page, and can be sent again',
  fullOnly,
  async ({ page }) => {
    await openHydrated(page, '/pre-sales');
    let failures = 0;
    await page.route('**/_next/static/chunks/*.js', (route) => {
      failures += 1;
      return route.abort();
    });
    const loads = recordDocumentRequests(page);
    await fillContactForm(page, 'Without its code');
    await page.waitForTimeout(2000);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Nothing you wrote is lost' })).toBeVisible();
    expect(failures).toBeGreaterThan(0);
    await expect(page.locator('textarea[name=content]')).toHaveValue('Without its code');
    await page.unroute('**/_next/static/chunks/*.js');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible();
    expect(loads).toEqual([]);
  },
);

test('empty fields are marked with the reason, without bubbles of the browser, and nothing is sent', async ({
  page,
}) => {
  await openHydrated(page, '/pre-sales');
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  const form = page.locator('form[action$=contact]');
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.locator('button[type=submit]').click();
  const name = page.locator('input[name=name]');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please fill in this field.');
  await expect(page.locator('textarea[name=content]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('input[name=company]')).not.toHaveAttribute('aria-invalid');
  await expect(form.getByRole('status')).toHaveText('Please check the marked fields. Nothing has been sent yet.');
  await page.locator('input[name=email]').fill('nobody');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('input[name=email]')).toHaveAccessibleDescription(/complete email address/);
  await name.fill('Ada');
  await expect(name).not.toHaveAttribute('aria-invalid');
  expect(requests.filter((url) => url.includes('/contact'))).toEqual([]);
});

test('an invalid email address is marked with the reason, and the other fields are kept', async ({ page }) => {
  await openHydrated(page, '/ru/pre-sales');
  await fillContactForm(page, 'Адрес без точки');
  await page.locator('input[name=email]').fill('a@b');
  await page.waitForTimeout(2000);
  await page.locator('form[action$=contact] button[type=submit]').click();
  const email = page.locator('input[name=email]');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(russianMessages.contact.invalidEmail);
  await expect(email).toBeFocused();
  await expect(page.locator('textarea[name=content]')).toHaveValue('Адрес без точки');
  await email.fill('ada@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.locator('form[action$=contact] button[type=submit]').click();
  await expect(page.getByRole('status').filter({ hasText: /[A-Z2-9]{4}-/ })).toBeVisible();
});

test('a message resent after a lost response is stored once', async ({ page }) => {
  const content = `Answer lost ${Date.now()}`;
  await openHydrated(page, '/pre-sales');
  await page.route(
    '**/api/site/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await fillContactForm(page, content);
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing you wrote is lost' })).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible();
  expect(readInbox().split(content)).toHaveLength(2);
});

test('following a link from a page with an unsent message asks for confirmation', fullOnly, async ({ page }) => {
  await openHydrated(page, '/pre-sales');
  await page.locator('textarea[name=content]').fill('Half a thought');
  const link = page.locator('footer a[href="/pricing"]').first();
  expect(await dismissDialog(page, link)).toBe('beforeunload');
  await expect(page.locator('textarea[name=content]')).toHaveValue('Half a thought');
  page.once('dialog', (dialog) => void dialog.accept());
  await link.click({ noWaitAfter: true });
  await page.waitForURL('**/pricing');
});

test('article feedback is stored', async ({ page }) => {
  const path = `/ru${translated('docs').path}`;
  await openHydrated(page, path);
  await page.locator('button[name=helpful][value=yes]').click();
  await expect(page.locator('button[name=helpful]')).toHaveCount(0);
  await expect(page.locator('form [role=status]')).not.toBeEmpty();
  expect(readInbox()).toContain(`helpful  ru ${path}\n`);
});
