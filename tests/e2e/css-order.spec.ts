import { expect, test, type Page } from '@playwright/test';
import { sample } from '../sampling';
import { pageKinds } from './page-kinds';
import { send } from './send-request';

/**
 * Client-side navigation keeps loaded style sheets, and the sheets of two pages may contain the same rules. So a page
 * must look the same whichever style sheets have been loaded after its own.
 */

/** Disables what changes over time: animations and deferred layout. */
const noAnimations = `* {
  animation: none !important;
  transition: none !important;
  content-visibility: visible !important;
}`;

/** Records the computed styles of every element; called again, returns what has changed since. */
const changes = (page: Page) =>
  page.evaluate(() => {
    const properties = [...getComputedStyle(document.body)].filter(
      (name) => !/^-|-(inline|block)\b|^(inline|block)-/.test(name),
    );
    const styles = [...document.querySelectorAll('body, body *:not(script)')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''}`;
        return properties.map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
      }),
    );
    const state = window as unknown as { styles?: string[] };
    const before = state.styles ?? styles;
    state.styles = styles;
    return styles.filter((style, i) => style !== before[i]).slice(0, 10);
  });

/** Adding style sheets with Playwright itself waits for a load event, which requires scripts. */
async function append(page: Page, sheets: readonly string[]): Promise<void> {
  await page.evaluate((list) => {
    for (const href of list) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    }
  }, sheets);
  const loaded = () => page.evaluate(() => [...document.querySelectorAll('link')].filter(({ sheet }) => sheet).length);
  await expect.poll(loaded).toBeGreaterThanOrEqual(sheets.length + 2);
}

const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]* data-precedence/g)].map((match) => match[1]!);

test.use({ bypassCSP: true, javaScriptEnabled: false, reducedMotion: 'reduce' });

let everySheet: string[];
test.beforeAll(async () => {
  const pages = await Promise.all(pageKinds.map((path) => send(path)));
  everySheet = [...new Set(pages.flatMap(({ body }) => sheetsOf(body)))];
});

for (const path of sample(pageKinds, pageKinds.length)) {
  test(`${path} looks the same after the style sheets of all other kinds of pages have loaded`, async ({ page }) => {
    const ownSheets = sheetsOf((await send(path)).body);
    expect(ownSheets.length, 'its own style sheet and that of all pages').toBeLessThanOrEqual(2);
    const others = everySheet.filter((sheet) => !ownSheets.includes(sheet));
    expect(others.length).toBeGreaterThan(5);
    // A font that loads in between would change widths.
    await page.route('**/assets/fonts/**', (route) => route.abort());
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(
        (css) => document.head.append(Object.assign(document.createElement('style'), { textContent: css })),
        noAnimations,
      );
      await changes(page);
      await append(page, others);
      expect(await changes(page), `${width} pixels wide`).toEqual([]);
    }
  });
}
