import { expect } from 'vitest';
import { formatMoney } from '@/lib/pricing/money';
import { readPrices } from '@/lib/pricing/prices-schema';
import { translated } from '../../articles';
import type { BrowserPage } from '../engine';
import { openHydrated, styleOf, waitFor, waitForPath, waitForHidden, waitForText, waitForVisible } from '../wait-for';
import type { SmokeTest } from '../smoke';

/** Interactive features of pages. */

const choose = (page: BrowserPage, name: string, value: string) =>
  page.click(`label:has(> [name=${name}][value=${value}])`);

/** Formats the monthly price of the team plan, so that prices may change without changing the test. */
function teamPrice(currency: string, period: string): string {
  const { currencies, plans, savings } = readPrices();
  return formatMoney(plans.team!.price[currency]! * (1 - savings[period]!), currencies[currency]!);
}

/** Waits until a plan visibly shows this price. */
const waitForPrice = (page: BrowserPage, price: string) =>
  waitFor(
    page,
    (text) =>
      [...document.querySelectorAll<HTMLElement>('main li strong')].some(
        (element) => element.innerText.trim() === text,
      ),
    price,
  );

const isOpen = (page: BrowserPage, selector: string) =>
  page.evaluate((target) => document.querySelector<HTMLDetailsElement>(target)!.open, selector);

export const pageSmokeTests: readonly SmokeTest[] = [
  {
    name: 'prices follow the period and the currency',
    async run(page) {
      await openHydrated(page, '/pricing');
      await waitForPrice(page, teamPrice('USD', 'monthly'));
      await choose(page, 'period', 'yearly');
      await waitForPrice(page, teamPrice('USD', 'yearly'));
      await choose(page, 'currency', 'PLN');
      await waitForPrice(page, teamPrice('PLN', 'yearly'));
    },
  },
  {
    name: 'a question opens and closes, and a URL fragment opens its question',
    async run(page) {
      await openHydrated(page, '/faq');
      const first = 'main details';
      expect(await isOpen(page, first)).toBe(true);
      await page.click(`${first} summary`);
      expect(await isOpen(page, first)).toBe(false);
      await page.click(`${first} summary`);
      expect(await isOpen(page, first)).toBe(true);
      await openHydrated(page, '/faq#profiles-noise');
      await waitFor(page, () => {
        const question = document.getElementById('profiles-noise')!;
        const { top, bottom } = question.getBoundingClientRect();
        return question.closest('details')?.open !== false && top >= 0 && bottom > 0 && top < innerHeight;
      });
    },
  },
  {
    name: 'the download page shows the visitor’s system first',
    async run(page) {
      await page.open('/download');
      const [first] = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-platform]')]
          .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((item) => [item.dataset.platform, [...item.querySelectorAll('p')].some((p) => p.checkVisibility())]),
      );
      expect(first).toEqual(['linux', true]);
    },
  },
  {
    name: 'back and forward navigation works',
    async run(page) {
      await openHydrated(page, '/faq');
      await page.click('footer a[href="/pricing"]');
      await waitForPath(page, '/pricing');
      await page.evaluate(() => history.back());
      await waitForPath(page, '/faq');
      await waitForVisible(page, 'main details');
      await page.evaluate(() => history.forward());
      await waitForPath(page, '/pricing');
      await waitForVisible(page, 'main [name=currency]');
    },
  },
  {
    name: 'the slash key opens the search palette, and Enter opens the selected result',
    async run(page) {
      await openHydrated(page, '/pricing');
      await page.press('/');
      await waitFor(page, () => document.activeElement?.getAttribute('role') === 'combobox');
      await page.type('[role=combobox]', 'rate limit');
      await waitForVisible(page, '[role=option] mark');
      await page.press('ArrowDown');
      await waitFor(page, () => document.querySelectorAll('[role=option]')[1]?.ariaSelected === 'true');
      await page.press('ArrowUp');
      await waitFor(page, () => document.querySelector('[role=option]')?.ariaSelected === 'true');
      const target = await page.evaluate(
        () => new URL(document.querySelector<HTMLAnchorElement>('[role=option]')!.href).pathname,
      );
      await page.press('Enter');
      await waitForPath(page, target);
      await waitForHidden(page, '[role=combobox]');
    },
  },
  {
    name: 'on phones the section menu opens and closes on Escape',
    async run(page) {
      await openHydrated(page, `/ru${translated('docs').path}`);
      await page.resize(360, 740);
      await waitForHidden(page, '#section-menu');
      await page.click('main [popovertarget=section-menu]');
      await waitForVisible(page, '#section-menu a[aria-current=page]');
      await page.press('Escape');
      await waitForHidden(page, '#section-menu');
    },
  },
  {
    name: 'the not-found page is localized and links to the home page',
    async run(page) {
      await openHydrated(page, '/th/no-such-page');
      await waitForText(page, 'main', '/th/no-such-page');
      expect(await page.drainErrors()).toEqual(['404 for /th/no-such-page']);
      expect(await styleOf(page, 'h1', 'display')).not.toBe('none');
      await page.click('main a[href="/th"]');
      await waitForPath(page, '/th');
    },
  },
];
