import { spawn } from 'node:child_process';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { Engines } from '@/scripts/system-dependencies';
import { freePort } from '../free-port';
import { scrollIntoView } from './scroll-into-view';
import { initialViewport, type Engine, type KeyName, type BrowserPage } from './engine';
import { startXvfb } from './virtual-display';
import { startRecordingProxy, type RecordingProxy } from './recording-proxy';

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  '/': '/',
};

/** Wraps a function for the page: its result may be a promise, and errors are returned as strings. */
const wrap = (pageFunction: string) => `
  const [args, done] = arguments;
  Promise.resolve().then(() => (${pageFunction})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

function createBrowserPage(driver: WebDriver, proxy: RecordingProxy): BrowserPage {
  const element = (selector: string) => driver.findElement(By.css(selector));
  const evaluate: BrowserPage['evaluate'] = async (pageFunction, ...args) => {
    const response = await driver.executeAsyncScript<{ value: never } | { error: string }>(
      wrap(pageFunction.toString()),
      args,
    );
    if ('error' in response) throw new Error(response.error);
    return response.value;
  };
  const innerSize = () => evaluate(() => [innerWidth, innerHeight] as const);

  return {
    open: (path) => driver.get(proxy.origin + path),
    async resize(width, height) {
      const window = driver.manage().window();
      // The window includes the URL bar, and the viewport is resized asynchronously.
      await vi.waitFor(
        async () => {
          const outer = await window.getRect();
          const [currentWidth, currentHeight] = await innerSize();
          if (currentWidth === width && currentHeight === height) return;
          await window.setRect({
            width: outer.width + width - currentWidth,
            height: outer.height + height - currentHeight,
          });
          throw new Error(`The viewport is ${currentWidth}×${currentHeight} instead of ${width}×${height}.`);
        },
        { timeout: 30_000, interval: 200 },
      );
    },
    evaluate,
    async click(selector) {
      await scrollIntoView(evaluate, selector);
      await element(selector).click();
    },
    async hover(selector) {
      await scrollIntoView(evaluate, selector);
      await driver
        .actions()
        .move({ origin: element(selector) })
        .perform();
    },
    type: (selector, text) => element(selector).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async drainErrors() {
      // The page's reports arrive before this response.
      await evaluate(() => fetch('/robots.txt', { method: 'HEAD' }).then(() => null));
      return proxy.drainErrors();
    },
    close: () => driver.quit(),
  };
}

type Driver = { server: string; end: () => void };

/** Starts a driver on a free port. @throws Error if it does not become ready */
async function startDriver(webkitDriver: string, env: Record<string, string>): Promise<Driver> {
  const port = await freePort();
  const child = spawn(webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    // In its own process group with its browser, so that a hung one can be killed too.
    detached: true,
    env: { ...process.env, ...env },
  });
  let isRunning = true;
  const end = () => {
    if (isRunning) process.kill(-child.pid!, 'SIGKILL');
    isRunning = false;
  };
  const server = `http://127.0.0.1:${port}`;
  for (let attempts = 0; attempts < 1200; attempts += 1) {
    const response = await fetch(`${server}/status`).catch(() => null);
    if (response?.ok) return { server, end };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  end();
  throw new Error('WebKitWebDriver did not start.');
}

/**
 * Prepares WebKit; each page gets a browser with its own driver.
 * @param port port of the visited site
 */
export async function startWebKit({ webkitDriver, miniBrowser, xvfb }: Engines, port: number): Promise<Engine> {
  const proxy = await startRecordingProxy(port);
  const screen = await startXvfb(xvfb);
  const drivers: Driver[] = [];
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  };
  return {
    async newPage(...cookies) {
      const process = await startDriver(webkitDriver, screen.env);
      drivers.push(process);
      const driver = await new Builder().usingServer(process.server).withCapabilities(capabilities).build();
      // Cookies can be set only while a page of their origin is open.
      await driver.get(`${proxy.origin}/robots.txt`);
      for (const cookie of cookies) await driver.manage().addCookie({ ...cookie, path: '/' });
      proxy.drainErrors();
      const page = createBrowserPage(driver, proxy);
      await page.resize(initialViewport.width, initialViewport.height);
      return { ...page, close: () => page.close().finally(process.end) };
    },
    close() {
      for (const { end } of drivers) end();
      screen.close();
      proxy.close();
      return Promise.resolve();
    },
  };
}
