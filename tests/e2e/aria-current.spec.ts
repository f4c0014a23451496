import { expect, test } from '@playwright/test';
import { listedCollections } from '@/lib/urls/route-table';
import { pickArticle } from '../articles';
import { readHtml } from './send-request';
import { sample } from '../sampling';

/** The header marks the current page, or its section, exactly once, or not at all. */

const pages = ['/', '/pricing', '/download', '/rpa', '/solutions', '/solutions/google', '/helps', '/blog', '/news'];
const others = ['/release', '/about-us', '/partner', '/faq', '/docs', '/search?q=x', '/no-such-page'];
/** Pages without a link in the header → the section they belong to. */
const sections: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listedCollections.map((name) => [pickArticle(name).path, `/${name}`])),
  '/partner-plan': '/partner',
};
const unmarked = new Set(['/', '/faq', '/search?q=x', '/no-such-page']);

for (const width of [360, 1280]) {
  test(`at ${width} px the header marks exactly one link as current`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of sample([...pages, ...others, ...Object.keys(sections)], 2)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const marks = await page.evaluate(() => {
        const header = document.querySelector('header')!;
        for (const menu of header.querySelectorAll<HTMLElement>('nav [popover], nav[popover]'))
          menu.style.display = 'block';
        const isVisible = (element: Element) => element.checkVisibility();
        const links = [...header.querySelectorAll('#site-menu [aria-current]')].filter(isVisible).length;
        for (const menu of header.querySelectorAll<HTMLElement>('nav [popover], nav[popover]')) menu.style.display = '';
        const lines = [...header.querySelectorAll('nav > a, nav button')].filter(
          (element) => isVisible(element) && getComputedStyle(element).boxShadow !== 'none',
        ).length;
        return { links, lines };
      });
      const expectedCount = unmarked.has(path) ? 0 : 1;
      expect(marks, path).toEqual({ links: expectedCount, lines: width < 1024 ? 0 : expectedCount });
    }
  });
}

test('a page without a link in the header marks its section as current', async () => {
  for (const [path, section] of Object.entries(sections)) {
    const $ = await readHtml(path);
    expect($('#site-menu [aria-current=true]').attr('href'), path).toBe(section);
  }
});
