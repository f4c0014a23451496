import { expect, test, type Page } from '@playwright/test';
import { formatMoney } from '@/lib/pricing/money';
import { readPrices, readReferralProgram } from '@/lib/pricing/prices-schema';
import { cheapestQuote, quotePrice } from '@/lib/pricing/quote';
import { commission } from '@/lib/pricing/referral-program';
import { newestRelease, translated } from '../articles';
import { openHydrated } from './hydrated';
import { readHtml } from './send-request';

const prices = readPrices();
const { currencies, plans, savings } = prices;
const inDollars = (amount: number) => formatMoney(amount, currencies.USD!);

/** Formats a plan's monthly price, so that prices may change without changing the test. */
const formattedPrice = (id: string, currency = 'USD', period = 'monthly') =>
  formatMoney(plans[id]!.price[currency]! * (1 - savings[period]!), currencies[currency]!);
const quoted = (profiles: number, seats: number) => {
  const quote = cheapestQuote(profiles, seats, prices);
  return { plan: planNames[quote.plan]!, price: inDollars(quotePrice(quote, 'USD', prices)) };
};
const planNames: Record<string, string> = { free: 'Free', solo: 'Solo', team: 'Team', business: 'Business' };

const plan = (page: Page, name: string) =>
  page.getByRole('main').locator('li', { has: page.locator('h2', { hasText: name }) });
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
const visiblePrice = (page: Page, name: string) => plan(page, name).locator('strong').innerText();

test('prices default to dollars per month and follow the selected period and currency', async ({ page }) => {
  await page.goto('/pricing');
  expect(await visiblePrice(page, 'Team')).toBe(formattedPrice('team'));
  await choose(page, 'Yearly');
  expect(await visiblePrice(page, 'Team')).toBe(formattedPrice('team', 'USD', 'yearly'));
  await choose(page, 'PLN');
  expect(await visiblePrice(page, 'Team')).toBe(formattedPrice('team', 'PLN', 'yearly'));
  await choose(page, 'VND');
  expect(await visiblePrice(page, 'Team')).toBe(formattedPrice('team', 'VND', 'yearly'));
  await choose(page, 'Quarterly');
  await choose(page, 'BRL');
  expect(await visiblePrice(page, 'Solo')).toBe(formattedPrice('solo', 'BRL', 'quarterly'));
});

test('longer billing periods show their discount', async ({ page }) => {
  await page.goto('/pricing');
  const billing = page.getByRole('main').getByRole('group', { name: 'Billing' });
  const names = await billing.locator('label').allInnerTexts();
  expect(names.map((name) => name.replace(/\s+/g, ' ').trim())).toEqual(['Monthly', 'Quarterly −10%', 'Yearly −25%']);
});

for (const [path, price] of [
  ['/pt/pricing', formattedPrice('team', 'BRL')],
  ['/vn/pricing', formattedPrice('team', 'VND')],
  ['/ru/pricing', formattedPrice('team')],
] as const) {
  test(`${path} initially shows ${price}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').locator('li strong').filter({ hasText: price }).first()).toBeVisible();
  });
}

test('the price calculator finds the cheapest plan and works by keyboard', async ({ page }) => {
  await openHydrated(page, '/pricing');
  const result = page.locator('output');
  const profiles = page.getByRole('spinbutton', { name: 'Profiles' });
  await profiles.fill('10');
  await page
    .getByRole('spinbutton', { name: 'People' })
    .or(page.getByRole('spinbutton', { name: 'Seats' }))
    .fill('1');
  await expect(result).toContainText(quoted(10, 1).plan);
  await expect(result).toContainText(quoted(10, 1).price);
  await profiles.focus();
  await profiles.press('ArrowUp');
  await expect(profiles).toHaveValue('11');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(profiles).toHaveValue('12');
  const slider = page.getByRole('slider', { name: 'Profiles' });
  await slider.focus();
  await slider.press('End');
  await expect(profiles).toHaveValue('2000');
  await expect(result).toContainText(quoted(2000, 1).plan);
  await slider.press('Home');
  await expect(result).toContainText(quoted(1, 1).plan);
  await profiles.fill('99999999');
  await profiles.blur();
  await expect(profiles).toHaveValue('2000');
  await profiles.fill('-5');
  await profiles.blur();
  await expect(profiles).toHaveValue('2000');
});

test('the referral calculator works by keyboard', async ({ page }) => {
  await openHydrated(page, '/referral-program');
  const [people, months] = [page.getByRole('spinbutton').nth(0), page.getByRole('spinbutton').nth(1)];
  await people.fill('1');
  await months.fill('3');
  const team = commission(readReferralProgram(), plans.team!.price.USD!, 1, 3);
  await expect(page.locator('output')).toContainText(inDollars(team.total));
  await expect(page.locator('output')).toContainText(inDollars(team.lastMonth));
  await page.getByRole('radio', { name: 'Team' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Solo' })).toBeChecked();
  await expect(page.locator('output')).toContainText(
    inDollars(commission(readReferralProgram(), plans.solo!.price.USD!, 1, 3).total),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('period and currency work, and a table replaces the price calculator', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.locator('output')).toBeHidden();
    const table = page.getByRole('table', { name: 'Estimate your price' });
    await expect(table).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText(quoted(2, 1).price);
    await choose(page, 'Yearly');
    await choose(page, 'BRL');
    expect(await visiblePrice(page, 'Team')).toBe(formattedPrice('team', 'BRL', 'yearly'));
    const shown = await table.getByRole('row').nth(4).innerText();
    expect(shown).toContain('R$');
    // Contains no amount in another currency.
    expect(shown).not.toMatch(/(?<!R)\$|zł|₫/);
  });

  test('a table replaces the referral calculator', async ({ page }) => {
    await page.goto('/pt/referral-program');
    await expect(page.locator('output')).toBeHidden();
    await expect(page.getByRole('table').first()).toContainText('R$');
  });
});

test('sample prices are absent from structured data, and only the footer names what is a sample', async () => {
  for (const path of ['/pricing', '/referral-program', '/download', newestRelease().path, translated('news').path]) {
    const $ = await readHtml(path);
    expect($('footer').text(), path).toContain('Samples on this website: ');
    expect($('main').text(), path).not.toMatch(/\bsample (?:entry|terms|prices)|are samples/i);
    expect($('script[type="application/ld+json"]').text()).not.toMatch(/\$\d|"price|"offers/);
  }
});
