import { launch, type BrowserContext, type Page } from 'puppeteer-core';
import { scrollIntoView } from './scroll-into-view';
import { initialViewport, type Engine, type BrowserPage } from './engine';

/** Firefox's error for a request that was aborted by a navigation. */
const abortedError = 'NS_BINDING_ABORTED';

/** Records errors on a page. */
function recordErrors(page: Page, origin: string, errors: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    const { origin: responseOrigin, pathname } = new URL(response.url());
    if (responseOrigin === origin && response.status() >= 400) errors.push(`${response.status()} for ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (request.url().startsWith(origin) && !reason.includes(abortedError))
      errors.push(`${reason} for ${request.url()}`);
  });
}

function createBrowserPage(context: BrowserContext, origin: string): BrowserPage {
  const errors: string[] = [];
  let size = initialViewport;
  let page: Page | undefined;
  const currentPage = (): Page => {
    if (!page) throw new Error('No page is open: call open() first.');
    return page;
  };

  // Puppeteer's types also allow element handles, which these tests do not use.
  const evaluate: BrowserPage['evaluate'] = (pageFunction, ...args) =>
    currentPage().evaluate(pageFunction as (...args: unknown[]) => never, ...args);

  return {
    async open(path) {
      // Each page gets a new tab: a reused one occasionally loses its frame.
      const previousPage = page;
      page = await context.newPage();
      recordErrors(page, origin, errors);
      await page.setViewport(size);
      await previousPage?.close();
      await page.goto(origin + path);
    },
    async resize(width, height) {
      size = { width, height };
      await page?.setViewport(size);
    },
    evaluate,
    async click(selector) {
      await scrollIntoView(evaluate, selector);
      await currentPage().click(selector);
    },
    async hover(selector) {
      await scrollIntoView(evaluate, selector);
      await currentPage().hover(selector);
    },
    type: (selector, text) => currentPage().type(selector, text),
    press: (key) => currentPage().keyboard.press(key),
    drainErrors: () => Promise.resolve(errors.splice(0)),
    close: () => context.close(),
  };
}

/**
 * Starts Firefox, controlled by WebDriver BiDi.
 * @param executablePath path of Firefox
 * @param origin origin of the visited site
 */
export async function startFirefox(executablePath: string, origin: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async newPage(...cookies) {
      const context = await browser.createBrowserContext();
      const { hostname } = new URL(origin);
      await context.setCookie(...cookies.map((cookie) => ({ ...cookie, domain: hostname, path: '/' })));
      return createBrowserPage(context, origin);
    },
    close: () => browser.close(),
  };
}
