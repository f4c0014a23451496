import { expect } from 'vitest';
import type { Smoke } from '../smoke';
import { openHydrated, styleOf, waitFor, waitForPath, waitForHidden, waitForVisible } from '../wait-for';

/** The header: menus, languages, theme. */

const menus = ['menu-product', 'menu-solutions', 'menu-resources', 'menu-language'];
const opener = (id: string) => `[popovertarget=${id}]`;

export const menuSmokes: readonly Smoke[] = [
  {
    name: 'header menus open inside the viewport and close on Escape',
    async run(visitor) {
      await openHydrated(visitor, '/faq');
      for (const id of menus) {
        await visitor.click(opener(id));
        await waitForVisible(visitor, `#${id}`);
        const [left, right] = await visitor.evaluate((target) => {
          const box = document.getElementById(target)!.getBoundingClientRect();
          return [box.left, box.right] as const;
        }, id);
        expect(left, id).toBeGreaterThanOrEqual(0);
        expect(right, id).toBeLessThanOrEqual(1280);
        await visitor.press('Escape');
        await waitForHidden(visitor, `#${id}`);
      }
    },
  },
  {
    name: 'a header menu opens on hover, and its links navigate without a page load',
    async run(visitor) {
      await openHydrated(visitor, '/faq');
      await visitor.hover(opener('menu-product'));
      await waitForVisible(visitor, '#menu-product');
      await visitor.evaluate(() => void Object.assign(window, { isSamePage: true }));
      await visitor.click('#menu-product a[href="/rpa"]');
      await waitForPath(visitor, '/rpa');
      expect(await visitor.evaluate(() => 'isSamePage' in window)).toBe(true);
      await waitFor(visitor, () => document.activeElement?.tagName === 'H1');
    },
  },
  {
    name: 'on phones the menu opens, navigates and closes',
    async run(visitor) {
      await openHydrated(visitor, '/hi/faq');
      await visitor.resize(360, 740);
      await waitForHidden(visitor, '#site-menu');
      await visitor.click(opener('site-menu'));
      await waitForVisible(visitor, '#site-menu');
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await visitor.click('#site-menu a[href="/hi/pricing"]');
      await waitForPath(visitor, '/hi/pricing');
      await waitForHidden(visitor, '#site-menu');
    },
  },
  {
    name: 'the language switcher preserves page and query, and the choice is remembered',
    async run(visitor) {
      await openHydrated(visitor, '/ru/pricing?utm_source=x');
      await visitor.click(opener('menu-language'));
      await waitForVisible(visitor, '#menu-language');
      await visitor.click('#menu-language a[hreflang="th-TH"]');
      await waitForPath(visitor, '/th/pricing');
      await waitFor(visitor, () => location.search === '?utm_source=x' && document.documentElement.lang === 'th-TH');
      await waitFor(visitor, () => document.cookie.includes('myLocale=th'));
      await visitor.open('/');
      await waitForPath(visitor, '/th');
    },
  },
  {
    name: 'the theme switch works and persists on other pages',
    async run(visitor) {
      await openHydrated(visitor, '/faq');
      const before = await styleOf(visitor, 'body', 'background-color');
      const isDark = await visitor.evaluate(() => document.querySelector<HTMLInputElement>('[role=switch]')!.checked);
      await visitor.click('label:has(> [role=switch])');
      await waitFor(
        visitor,
        (background) => getComputedStyle(document.body).getPropertyValue('background-color') !== background,
        before,
      );
      const chosen = isDark ? 'light' : 'dark';
      expect(await styleOf(visitor, 'html', 'color-scheme')).toBe(chosen);
      await visitor.open('/ru/pricing');
      expect(await styleOf(visitor, 'html', 'color-scheme')).toBe(chosen);
      await waitFor(
        visitor,
        (expected) => document.querySelector<HTMLInputElement>('[role=switch]')!.checked === expected,
        !isDark,
      );
    },
  },
];
