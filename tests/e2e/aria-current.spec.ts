import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { send } from './send';
import { sample } from '../sampling';

/** The header marks the page that is shown, or the one that it belongs to, once; or none at all. */

const pages = ['/', '/pricing', '/download', '/rpa', '/solutions', '/solutions/google', '/helps', '/blog', '/news'];
const others = ['/release', '/about-us', '/partner', '/faq', '/docs', '/search?q=x', '/no-such-page'];
/** Pages that the header has no link to, and the one that they belong to. */
const within = {
  '/docs/automation': '/docs',
  '/helps/import-cookies': '/helps',
  '/blog/what-a-fingerprint-is': '/blog',
  '/news/new-website': '/news',
  '/release/1-4-0': '/release',
  '/partner-plan': '/partner',
};
const unmarked = new Set(['/', '/faq', '/search?q=x', '/no-such-page']);

for (const width of [360, 1280]) {
  test(`at ${width} px one place in the header is the current one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of sample([...pages, ...others, ...Object.keys(within)], 2)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const marks = await page.evaluate(() => {
        const header = document.querySelector('header')!;
        for (const menu of header.querySelectorAll<HTMLElement>('nav [popover], nav[popover]'))
          menu.style.display = 'block';
        const seen = (element: Element) => element.checkVisibility();
        const links = [...header.querySelectorAll('#site-menu [aria-current]')].filter(seen).length;
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

test('a page that the header does not link to is marked by the one that it belongs to', async () => {
  for (const [path, section] of Object.entries(within)) {
    const $ = cheerio.load((await send(path)).body);
    expect($('#site-menu [aria-current=true]').attr('href'), path).toBe(section);
  }
});
