import { launch, type BrowserContext, type Page } from 'puppeteer-core';
import { scrollIntoView } from './scroll-into-view';
import { firstSize, type Engine, type Visitor } from './engine';

/** Firefox's error for a request that was aborted by a navigation. */
const abortedError = 'NS_BINDING_ABORTED';

/** Records errors on a page. */
function watch(page: Page, origin: string, errors: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && response.status() >= 400) errors.push(`${response.status()} for ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (request.url().startsWith(origin) && !reason.includes(abortedError))
      errors.push(`${reason} for ${request.url()}`);
  });
}

function visitorOf(context: BrowserContext, origin: string): Visitor {
  const errors: string[] = [];
  let size = firstSize;
  let page: Page | undefined;
  const currentPage = (): Page => {
    if (!page) throw new Error('No page is open: call open() first.');
    return page;
  };

  // Puppeteer's types also allow element handles, which these tests do not use.
  const evaluate: Visitor['evaluate'] = (work, ...args) =>
    currentPage().evaluate(work as (...args: unknown[]) => never, ...args);

  return {
    async open(path) {
      // Each page gets a new tab: a reused one occasionally loses its frame.
      const last = page;
      page = await context.newPage();
      watch(page, origin, errors);
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
      await currentPage().click(selector);
    },
    async hover(selector) {
      await scrollIntoView(evaluate, selector);
      await currentPage().hover(selector);
    },
    type: (selector, text) => currentPage().type(selector, text),
    press: (key) => currentPage().keyboard.press(key),
    takeErrors: () => Promise.resolve(errors.splice(0)),
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
    async newVisitor(...cookies) {
      const context = await browser.createBrowserContext();
      const { hostname } = new URL(origin);
      await context.setCookie(...cookies.map((cookie) => ({ ...cookie, domain: hostname, path: '/' })));
      return visitorOf(context, origin);
    },
    close: () => browser.close(),
  };
}
