import { expect, test } from '@playwright/test';
import { someOf } from '../suite-size';

/** The header marks the page that is shown once, or not at all. */

const pages = ['/', '/pricing', '/download', '/rpa', '/solutions', '/solutions/google', '/helps', '/blog', '/news'];
const others = ['/release', '/about-us', '/partner', '/faq', '/docs', '/search?q=x', '/no-such-page'];
const unmarked = new Set(['/', '/faq', '/docs', '/search?q=x', '/no-such-page']);

for (const width of [360, 1280]) {
  test(`at ${width} px one place in the header is the current one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of someOf([...pages, ...others], 2)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const marks = await page.evaluate(() => {
        const header = document.querySelector('header')!;
        for (const menu of header.querySelectorAll<HTMLElement>('nav [popover], nav[popover]'))
          menu.style.display = 'block';
        const seen = (element: Element) => element.checkVisibility();
        const links = [...header.querySelectorAll('[aria-current=page]')].filter(seen).length;
        for (const menu of header.querySelectorAll<HTMLElement>('nav [popover], nav[popover]')) menu.style.display = '';
        const lines = [...header.querySelectorAll('nav > a, nav button')].filter(
          (element) => seen(element) && getComputedStyle(element).boxShadow !== 'none',
        ).length;
        return { links, lines };
      });
      const one = unmarked.has(path) ? 0 : 1;
      expect(marks, path).toEqual({ links: one, lines: width < 1024 ? 0 : one });
    }
  });
}
