import { expect, test, type Page } from '@playwright/test';
import { pickArticle, siteArticles, translated } from '../articles';
import { readHtml } from './send-request';

/** Layout of articles, lists, documentation, help, releases and search. */

/** An article of the documentation with code, and with as many sections as a sidebar needs to stay in view. */
const docs = pickArticle('docs', { in: ['en', 'ru', 'zh'], text: /^```(?:[\s\S]*\n## ){4}/m });
const help = translated('helps');
const release = translated('release', { text: /\n## [\s\S]*\n## / });
const articles = [translated('blog').path, docs.path, `/ru${help.path}`, release.path];
const lists = ['/blog', '/news', '/docs', '/helps', '/release', '/partner', '/search?q=proxy'];

for (const path of articles) {
  test(`the table of contents of ${path} links to every heading`, async () => {
    const $ = await readHtml(path);
    const links = $('main [data-toc] a').toArray();
    // A release's files are listed below its notes and are not part of them.
    expect(links.length).toBe($('article :is(h2, h3)[id]').not('#downloads').length);
    for (const link of links) {
      const id = decodeURIComponent($(link).attr('href')!.slice(1));
      const heading = $('article :is(h2, h3)').filter((_, element) => $(element).attr('id') === id);
      expect(heading.text(), id).toBe($(link).text());
    }
    expect($('h1')).toHaveLength(1);
  });
}

test('the docs sidebar marks the current page, and the links below lead to its neighbors', async () => {
  const pages = siteArticles().docs.map(({ id }) => `/docs/${id}`);
  const [previous, current, next] = pages.slice(1, 4);
  const $ = await readHtml(current!);
  const marked = $('main nav:not([data-around]) a[aria-current=page]').toArray();
  expect(marked.map((link) => $(link).attr('href'))).toEqual([current]);
  expect($('main a[rel=prev]').attr('href')).toBe(previous);
  expect($('main a[rel=next]').attr('href')).toBe(next);
});

/** Share of the column's width that the content uses, from its leftmost to its rightmost edge. */
const widthUsed = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const boxes = [...main.querySelectorAll('a, p, h1, h2, h3, pre, svg, input, time, span')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    return (right - left) / 1200;
  });

test.describe('on a desktop viewport', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('every kind of page uses at least 85% of its column', async ({ page }) => {
    for (const path of [...articles, ...lists]) {
      await page.goto(path);
      expect(await widthUsed(page), path).toBeGreaterThanOrEqual(0.85);
    }
  });

  test('sidebars stay in view, below the header and above the footer', async ({ page }) => {
    await page.goto(docs.path);
    const header = (await page.locator('header').first().boundingBox())!.height;
    const asides = page.locator('main nav:has(details)');
    await expect(asides).toHaveCount(2);
    for (const position of [-2, -1]) {
      await page.locator('article h2[id]').nth(position).scrollIntoViewIfNeeded();
      for (const panel of await asides.all()) {
        expect((await panel.boundingBox())!.y).toBeGreaterThanOrEqual(header);
      }
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = (await page.locator('body > footer').boundingBox())!.y;
    for (const panel of await asides.all()) {
      const box = (await panel.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(footer);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('on phones the sidebar and the table of contents share one row between header and text', async ({ page }) => {
    for (const path of [
      translated('blog').path,
      `/ru${translated('news', { text: /^## /m }).path}`,
      `/zh${release.path}`,
    ]) {
      await page.goto(path);
      const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
      const [tree, contents] = await page.locator('main nav > details > summary').all();
      const [left, right] = [(await tree!.boundingBox())!, (await contents!.boundingBox())!];
      expect(right.y, path).toBe(left.y);
      expect(left.y, path).toBeGreaterThan((await boxOf('article header')).y);
      expect(left.y, path).toBeLessThan((await boxOf('article h2 >> nth=0')).y);
    }
    await page.goto(translated('docs').path);
    await expect(page.locator('article figure button')).toHaveCount(0);
  });

  test('on phones the table of contents expands and links to headings', async ({ page }) => {
    await page.goto(`/ru${translated('docs', { text: /^## /m }).path}`);
    const link = page.locator('main [data-toc] a').last();
    await expect(link).toBeHidden();
    await page.locator('main nav > details > summary').last().click();
    await link.click();
    await expect(page.locator('article h2').last()).toBeInViewport();
  });
});
