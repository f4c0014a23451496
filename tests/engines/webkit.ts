import { spawn } from 'node:child_process';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { Engines } from '@/scripts/find-engines';
import { freePort } from '../free-port';
import { scrollIntoView } from './scroll-into-view';
import { firstSize, type Engine, type KeyName, type Visitor } from './engine';
import { openScreen } from './screen';
import { startRecordingProxy, type RecordingProxy } from './recording-proxy';

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  '/': '/',
};

/** Runs in the page around a function: what it returns may be a promise, and what it throws comes back as a text. */
const around = (work: string) => `
  const [args, done] = arguments;
  Promise.resolve().then(() => (${work})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

function visitorOf(driver: WebDriver, front: RecordingProxy): Visitor {
  const element = (selector: string) => driver.findElement(By.css(selector));
  const evaluate: Visitor['evaluate'] = async (work, ...args) => {
    const answer = await driver.executeAsyncScript<{ value: never } | { error: string }>(around(work.toString()), args);
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
  const innerSize = () => evaluate(() => [innerWidth, innerHeight] as const);

  return {
    open: (path) => driver.get(front.origin + path),
    async resize(width, height) {
      const window = driver.manage().window();
      // The bar with the address is part of the window and not of the page, and the page follows when it can.
      await vi.waitFor(
        async () => {
          const outer = await window.getRect();
          const [isWidth, isHeight] = await innerSize();
          if (isWidth === width && isHeight === height) return;
          await window.setRect({ width: outer.width + width - isWidth, height: outer.height + height - isHeight });
          throw new Error(`The page should be ${width}×${height}, and is ${isWidth}×${isHeight}.`);
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
    async complaints() {
      // What the page has told arrives before this answer does.
      await evaluate(() => fetch('/robots.txt', { method: 'HEAD' }).then(() => null));
      return front.complaints();
    },
    close: () => driver.quit(),
  };
}

type Driver = { server: string; end: () => void };

/** Starts a driver on a port that is free. @throws Error when it does not take orders */
async function startDriver(webkitDriver: string, env: Record<string, string>): Promise<Driver> {
  const port = await freePort();
  const child = spawn(webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, with its browser: one that does not answer any more ends, too.
    detached: true,
    env: { ...process.env, ...env },
  });
  let isRunning = true;
  const end = () => {
    if (isRunning) process.kill(-child.pid!, 'SIGKILL');
    isRunning = false;
  };
  const server = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200; tries += 1) {
    const answer = await fetch(`${server}/status`).catch(() => null);
    if (answer?.ok) return { server, end };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  end();
  throw new Error('WebKitWebDriver did not start.');
}

/**
 * Makes WebKit ready; each visitor gets a browser, with a driver of its own.
 * @param port of the site that they visit
 */
export async function startWebKit({ webkitDriver, miniBrowser, xvfb }: Engines, port: number): Promise<Engine> {
  const front = await startRecordingProxy(port);
  const screen = await openScreen(xvfb);
  const drivers: Driver[] = [];
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  };
  return {
    async newVisitor(...cookies) {
      const process = await startDriver(webkitDriver, screen.env);
      drivers.push(process);
      const driver = await new Builder().usingServer(process.server).withCapabilities(capabilities).build();
      // Cookies can be given only where a page of theirs is open.
      await driver.get(`${front.origin}/robots.txt`);
      for (const cookie of cookies) await driver.manage().addCookie({ ...cookie, path: '/' });
      front.complaints();
      const visitor = visitorOf(driver, front);
      await visitor.resize(firstSize.width, firstSize.height);
      return { ...visitor, close: () => visitor.close().finally(process.end) };
    },
    close() {
      for (const { end } of drivers) end();
      screen.close();
      front.close();
      return Promise.resolve();
    },
  };
}
