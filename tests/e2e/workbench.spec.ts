import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { pageRoles, type WorkbenchPage } from '@/lib/workbench/roles';
import { addMember, examplePassword, totp, workbenchEnvironment } from '../backend/workbench-browser';
import { startServer, type Server } from '../start-server';
import { axeViolations } from './axe';

/** The workbench in a browser: sign-in, roles, accessibility, small screens, print. */

test.describe.configure({ mode: 'default' });

const pages = Object.keys(pageRoles) as WorkbenchPage[];
const emails = { admin: 'admin@example.com', editor: 'editor@example.com', viewer: 'viewer@example.com' };
let server: Server;
const cookies: Record<string, Record<string, string>> = {};

test.beforeAll(async () => {
  server = await startServer({ env: workbenchEnvironment });
  for (const [role, email] of Object.entries(emails)) cookies[role] = (await addMember(server, email, role)).cookies();
});
test.afterAll(() => server.stop());

const open = (page: Page, name: string) => page.goto(`${server.url}/workbench/${name}`);

/** Gives the browser the session of somebody with a role. */
const signInAs = (context: BrowserContext, role: string) =>
  context.addCookies(Object.entries(cookies[role]!).map(([name, value]) => ({ name, value, url: server.url })));

async function submitPassword(page: Page, email: string, password = examplePassword) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a person signs in by keyboard alone and arrives at the page that was asked for', async ({ page }) => {
  await open(page, 'people');
  await page.getByLabel('Email').press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(emails.admin);
  await page.keyboard.press('Tab');
  await page.keyboard.type(examplePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await expect(page.locator(':focus')).toBeInViewport();
});

test('a wrong password is explained, and the email stays in its field', async ({ page }) => {
  await open(page, 'sign-in');
  await submitPassword(page, emails.viewer, 'wrong password');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The email or the password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(emails.viewer);
});

test('a link for a password that was used or has expired says so', async ({ page }) => {
  await open(page, 'password/unknown');
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
});

test('a passkey is added, and signs in without a password', async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await open(page, 'account');
  await submitPassword(page, emails.editor);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('with a second factor, sign-in asks for a code of the authenticator app', async ({ page }) => {
  await addMember(server, 'careful@example.com', 'viewer');
  await open(page, 'account');
  await submitPassword(page, 'careful@example.com');
  await page.getByLabel('Your password').fill(examplePassword);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await page.locator('p:has-text("Key:") code').textContent())!;
  await page.getByLabel('Code from the app').fill(totp(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Your second factor is on.')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await submitPassword(page, 'careful@example.com');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('That code is wrong or has expired.');
  await page.getByLabel('Code').fill(totp(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

for (const role of ['viewer', 'editor'] as const) {
  test(`navigation of the role ${role} has the pages it may open, and others answer 403`, async ({ page, context }) => {
    await signInAs(context, role);
    const statuses: Record<string, number> = {};
    for (const name of pages) statuses[name] = (await open(page, name))!.status();
    await open(page, 'account');
    const links = await page.getByRole('navigation').getByRole('link').all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(pages.filter((name) => statuses[name] === 200).map((name) => `/workbench/${name}`));
    expect(statuses.people).toBe(403);
    expect(statuses.inbox).toBe(role === 'viewer' ? 403 : 200);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`pages have no accessibility violations and do not scroll sideways: ${colorScheme}, ${width} px`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
      const page = await context.newPage();
      for (const name of ['sign-in', 'forgot', 'password/unknown']) {
        await open(page, name);
        expect(await axeViolations(page), name).toEqual([]);
        expect(await overflow(page), name).toBe(0);
      }
      await signInAs(context, 'admin');
      for (const name of pages) {
        await open(page, name);
        expect(await axeViolations(page), name).toEqual([]);
        expect(await overflow(page), name).toBe(0);
        const navigation = page.getByRole('navigation', { name: 'Workbench pages' });
        expect((await navigation.boundingBox())!.height, `${name}: one row`).toBeLessThan(60);
        await expect(navigation.locator('[aria-current="page"]')).toBeInViewport();
      }
      await context.close();
    });
  }
}

test('without scripts, every page has its heading and marks itself in the navigation', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signInAs(context, 'admin');
  const page = await context.newPage();
  for (const name of pages) {
    await open(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `/workbench/${name}`,
    );
  }
  await context.close();
});

test('scripts run under the policy without a violation', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await signInAs(context, 'admin');
  for (const name of pages) await open(page, name);
  expect(errors).toEqual([]);
});

test('reports are printed without navigation and forms', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  for (const name of ['overview', 'campaigns', 'missing']) {
    await open(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Workbench pages' })).toBeHidden();
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
    expect(await overflow(page), name).toBe(0);
  }
});
