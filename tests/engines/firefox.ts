import { launch, type BrowserContext, type Page } from 'puppeteer-core';
import { scrollIntoView } from './scroll-into-view';
import { firstSize, type Engine, type Visitor } from './engine';

/** How Firefox calls a request that was given up because the visitor went on. */
const givenUp = 'NS_BINDING_ABORTED';

/** Notes what goes wrong on a page. */
function watch(page: Page, origin: string, noted: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) noted.push(message.text());
  });
  page.on('pageerror', (error) => noted.push(String(error)));
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && response.status() >= 400) noted.push(`${response.status()} for ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    if (request.url().startsWith(origin) && !why.includes(givenUp)) noted.push(`${why} for ${request.url()}`);
  });
}

function visitorOf(context: BrowserContext, origin: string): Visitor {
  const noted: string[] = [];
  let size = firstSize;
  let page: Page | undefined;
  const shown = (): Page => {
    if (!page) throw new Error('No page has been opened.');
    return page;
  };

  // Its own types know handles of elements besides, which no test here uses.
  const evaluate: Visitor['evaluate'] = (work, ...args) =>
    shown().evaluate(work as (...args: unknown[]) => never, ...args);

  return {
    async open(path) {
      // A tab of its own for each page: one that is used again loses its frame now and then.
      const last = page;
      page = await context.newPage();
      watch(page, origin, noted);
      await page.setViewport(size);
      await last?.close();
      await page.goto(origin + path);
    },
    async resize(width, height) {
      size = { width, height };
      await page?.setViewport(size);
    },
    evaluate,
    async click(selector) {
      await scrollIntoView(evaluate, selector);
      await shown().click(selector);
    },
    async hover(selector) {
      await scrollIntoView(evaluate, selector);
      await shown().hover(selector);
    },
    type: (selector, text) => shown().type(selector, text),
    press: (key) => shown().keyboard.press(key),
    complaints: () => Promise.resolve(noted.splice(0)),
    close: () => context.close(),
  };
}

/**
 * Starts Firefox, which is told what to do by WebDriver BiDi.
 * @param executablePath where it is
 * @param origin of the site that it visits
 */
export async function startFirefox(executablePath: string, origin: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async newVisitor(...cookies) {
      const context = await browser.createBrowserContext();
      const { hostname } = new URL(origin);
      await context.setCookie(...cookies.map((cookie) => ({ ...cookie, domain: hostname, path: '/' })));
      return visitorOf(context, origin);
    },
    close: () => browser.close(),
  };
}
