import { expect, test } from '@playwright/test';
import { startServer, type Server } from '../start-server';
import { watchViolations } from './violations';

/** The policy of pages in a browser: what does not belong there does nothing. */

// They share a server.
test.describe.configure({ mode: 'default' });

let plain: Server;
test.beforeAll(async () => {
  plain = await startServer({ env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => plain.kill());

/** What somebody might get into a page, and which directive keeps it from working. */
const injections: [what: string, directive: string, inject: () => void][] = [
  [
    'a script',
    'script-src-elem inline',
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.injected = 1';
      document.body.append(script);
    },
  ],
  [
    'a handler',
    'script-src-attr inline',
    () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," alt="" onerror="document.documentElement.dataset.injected = 1">',
      ),
  ],
  [
    'an address that is code',
    'script-src-elem inline',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:void (document.documentElement.dataset.injected = 1)';
      document.body.append(link);
      link.click();
    },
  ],
  [
    'a script from elsewhere',
    'script-src-elem https://evil.example/a.js',
    () => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/a.js';
      document.body.append(script);
    },
  ],
  [
    'a base for all addresses',
    'base-uri https://evil.example',
    () => {
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
    },
  ],
  [
    'a frame',
    'frame-src https://evil.example',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    },
  ],
  [
    'a style',
    'style-src-elem inline',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { opacity: 0.5 }';
      document.head.append(style);
    },
  ],
  [
    'a call to elsewhere',
    'connect-src https://evil.example',
    () => void fetch('https://evil.example/').catch(() => {}),
  ],
];
for (const path of ['/pricing', '/search?q=x', '/no/such/page']) {
  test(`what somebody smuggles into ${path} does not work`, async ({ page }) => {
    const reached: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      reached.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.injected = 1' });
    });
    const violations = await watchViolations(page);
    await page.goto(plain.url + path);
    for (const [what, directive, inject] of injections) {
      violations.length = 0;
      await page.evaluate(inject);
      await expect.poll(() => violations.join('\n'), what).toContain(directive);
      expect(await page.locator('html').getAttribute('data-injected'), what).toBeNull();
    }
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).opacity)).toBe('1');
    expect(reached).toEqual([]);
    expect(page.url()).toBe(plain.url + path);
  });
}
