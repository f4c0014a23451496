import { expect } from 'vitest';
import type { SmokeTest } from '../smoke';
import { openHydrated, styleOf, waitFor, waitForPath, waitForHidden, waitForVisible } from '../wait-for';

/** The header: menus, languages, theme. */

const menus = ['menu-product', 'menu-solutions', 'menu-resources', 'menu-language'];
const opener = (id: string) => `[popovertarget=${id}]`;

export const menuSmokeTests: readonly SmokeTest[] = [
  {
    name: 'header menus open inside the viewport and close on Escape',
    async run(page) {
      await openHydrated(page, '/faq');
      for (const id of menus) {
        await page.click(opener(id));
        await waitForVisible(page, `#${id}`);
        const [left, right] = await page.evaluate((target) => {
          const box = document.getElementById(target)!.getBoundingClientRect();
          return [box.left, box.right] as const;
        }, id);
        expect(left, id).toBeGreaterThanOrEqual(0);
        expect(right, id).toBeLessThanOrEqual(1280);
        await page.press('Escape');
        await waitForHidden(page, `#${id}`);
      }
    },
  },
  {
    name: 'a header menu opens on hover, and its links navigate without a page load',
    async run(page) {
      await openHydrated(page, '/faq');
      await page.hover(opener('menu-product'));
      await waitForVisible(page, '#menu-product');
      await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
      await page.click('#menu-product a[href="/rpa"]');
      await waitForPath(page, '/rpa');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await waitFor(page, () => document.activeElement?.tagName === 'H1');
    },
  },
  {
    name: 'on phones the menu opens, navigates and closes',
    async run(page) {
      await openHydrated(page, '/hi/faq');
      await page.resize(360, 740);
      await waitForHidden(page, '#site-menu');
      await page.click(opener('site-menu'));
      await waitForVisible(page, '#site-menu');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.click('#site-menu a[href="/hi/pricing"]');
      await waitForPath(page, '/hi/pricing');
      await waitForHidden(page, '#site-menu');
    },
  },
  {
    name: 'the language switcher preserves page and query, and the choice is remembered',
    async run(page) {
      await openHydrated(page, '/ru/pricing?utm_source=x');
      await page.click(opener('menu-language'));
      await waitForVisible(page, '#menu-language');
      await page.click('#menu-language a[hreflang="th-TH"]');
      await waitForPath(page, '/th/pricing');
      await waitFor(page, () => location.search === '?utm_source=x' && document.documentElement.lang === 'th-TH');
      await waitFor(page, () => document.cookie.includes('myLocale=th'));
      await page.open('/');
      await waitForPath(page, '/th');
    },
  },
  {
    name: 'the theme switch works and persists on other pages',
    async run(page) {
      await openHydrated(page, '/faq');
      const before = await styleOf(page, 'body', 'background-color');
      const isDark = await page.evaluate(() => document.querySelector<HTMLInputElement>('[role=switch]')!.checked);
      await page.click('label:has(> [role=switch])');
      await waitFor(
        page,
        (background) => getComputedStyle(document.body).getPropertyValue('background-color') !== background,
        before,
      );
      const chosen = isDark ? 'light' : 'dark';
      expect(await styleOf(page, 'html', 'color-scheme')).toBe(chosen);
      await page.open('/ru/pricing');
      expect(await styleOf(page, 'html', 'color-scheme')).toBe(chosen);
      await waitFor(
        page,
        (expected) => document.querySelector<HTMLInputElement>('[role=switch]')!.checked === expected,
        !isDark,
      );
    },
  },
];
