import { expect } from 'vitest';
import { formatMoney } from '@/lib/pricing/money';
import { discountedMonthlyPrice, plans, type Currency, type Period } from '@/lib/pricing/plans';
import type { Visitor } from '../engine';
import { openHydrated, styleOf, waitFor, waitForPath, waitForHidden, waitForText, waitForVisible } from '../wait-for';
import type { Smoke } from '../smoke';

/** Interactive features of pages. */

const choose = (visitor: Visitor, name: string, value: string) =>
  visitor.click(`label:has(> [name=${name}][value=${value}])`);

/** Formats the monthly price of the team plan, so that prices may change without changing the test. */
const teamPrice = (currency: Currency, period: Period) =>
  formatMoney(discountedMonthlyPrice(plans.team.price[currency], period), currency);

/** Waits until a plan visibly shows this price. */
const waitForPrice = (visitor: Visitor, price: string) =>
  waitFor(
    visitor,
    (text) =>
      [...document.querySelectorAll<HTMLElement>('main li strong')].some(
        (element) => element.innerText.trim() === text,
      ),
    price,
  );

const isOpen = (visitor: Visitor, selector: string) =>
  visitor.evaluate((target) => document.querySelector<HTMLDetailsElement>(target)!.open, selector);

export const pageSmokes: readonly Smoke[] = [
  {
    name: 'prices follow the period and the currency',
    async run(visitor) {
      await openHydrated(visitor, '/pricing');
      await waitForPrice(visitor, teamPrice('USD', 'monthly'));
      await choose(visitor, 'period', 'yearly');
      await waitForPrice(visitor, teamPrice('USD', 'yearly'));
      await choose(visitor, 'currency', 'PLN');
      await waitForPrice(visitor, teamPrice('PLN', 'yearly'));
    },
  },
  {
    name: 'a question opens and closes, and a URL fragment opens its question',
    async run(visitor) {
      await openHydrated(visitor, '/faq');
      const first = 'main details';
      expect(await isOpen(visitor, first)).toBe(true);
      await visitor.click(`${first} summary`);
      expect(await isOpen(visitor, first)).toBe(false);
      await visitor.click(`${first} summary`);
      expect(await isOpen(visitor, first)).toBe(true);
      await openHydrated(visitor, '/faq#profiles-noise');
      await waitFor(visitor, () => {
        const question = document.getElementById('profiles-noise')!;
        const { top, bottom } = question.getBoundingClientRect();
        return question.closest('details')?.open !== false && top >= 0 && bottom > 0 && top < innerHeight;
      });
    },
  },
  {
    name: 'the download page shows the visitor’s system first',
    async run(visitor) {
      await visitor.open('/download');
      const [first] = await visitor.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-platform]')]
          .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((item) => [item.dataset.platform, [...item.querySelectorAll('p')].some((p) => p.checkVisibility())]),
      );
      expect(first).toEqual(['linux', true]);
    },
  },
  {
    name: 'back and forward navigation works',
    async run(visitor) {
      await openHydrated(visitor, '/faq');
      await visitor.click('footer a[href="/pricing"]');
      await waitForPath(visitor, '/pricing');
      await visitor.evaluate(() => history.back());
      await waitForPath(visitor, '/faq');
      await waitForVisible(visitor, 'main details');
      await visitor.evaluate(() => history.forward());
      await waitForPath(visitor, '/pricing');
      await waitForVisible(visitor, 'main [name=currency]');
    },
  },
  {
    name: 'the slash key opens the search palette, and Enter opens the selected result',
    async run(visitor) {
      await openHydrated(visitor, '/pricing');
      await visitor.press('/');
      await waitFor(visitor, () => document.activeElement?.getAttribute('role') === 'combobox');
      await visitor.type('[role=combobox]', 'rate limit');
      await waitForVisible(visitor, '[role=option] mark');
      await visitor.press('ArrowDown');
      await waitFor(visitor, () => document.querySelectorAll('[role=option]')[1]?.ariaSelected === 'true');
      await visitor.press('ArrowUp');
      await waitFor(visitor, () => document.querySelector('[role=option]')?.ariaSelected === 'true');
      const target = await visitor.evaluate(
        () => new URL(document.querySelector<HTMLAnchorElement>('[role=option]')!.href).pathname,
      );
      await visitor.press('Enter');
      await waitForPath(visitor, target);
      await waitForHidden(visitor, '[role=combobox]');
    },
  },
  {
    name: 'on phones the section menu opens and closes on Escape',
    async run(visitor) {
      await openHydrated(visitor, '/ru/docs/proxies');
      await visitor.resize(360, 740);
      await waitForHidden(visitor, '#section-menu');
      await visitor.click('main [popovertarget=section-menu]');
      await waitForVisible(visitor, '#section-menu a[aria-current=page]');
      await visitor.press('Escape');
      await waitForHidden(visitor, '#section-menu');
    },
  },
  {
    name: 'the not-found page is localized and links to the home page',
    async run(visitor) {
      await openHydrated(visitor, '/th/no-such-page');
      await waitForText(visitor, 'main', '/th/no-such-page');
      expect(await visitor.takeErrors()).toEqual(['404 for /th/no-such-page']);
      expect(await styleOf(visitor, 'h1', 'display')).not.toBe('none');
      await visitor.click('main a[href="/th"]');
      await waitForPath(visitor, '/th');
    },
  },
];
