import { expect, test } from '@playwright/test';
import { startServer, type Server } from '../start-server';
import { watchViolations } from './csp-violations';

/** Browser tests of the Content-Security-Policy: injected content has no effect. */

// The tests share a server.
test.describe.configure({ mode: 'default' });

let plain: Server;
test.beforeAll(async () => {
  plain = await startServer({ env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => plain.kill());

/** Content that an attacker might inject, and the directive that blocks it. */
const injections: [what: string, directive: string, inject: () => void][] = [
  [
    'an inline script',
    'script-src-elem inline',
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.injected = 1';
      document.body.append(script);
    },
  ],
  [
    'an inline event handler',
    'script-src-attr inline',
    () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," alt="" onerror="document.documentElement.dataset.injected = 1">',
      ),
  ],
  [
    'a javascript: URL',
    'script-src-elem inline',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:void (document.documentElement.dataset.injected = 1)';
      document.body.append(link);
      link.click();
    },
  ],
  [
    'an external script',
    'script-src-elem https://evil.example/a.js',
    () => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/a.js';
      document.body.append(script);
    },
  ],
  [
    'a base element',
    'base-uri https://evil.example',
    () => {
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
    },
  ],
  [
    'an iframe',
    'frame-src https://evil.example',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    },
  ],
  [
    'an inline style sheet',
    'style-src-elem inline',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { opacity: 0.5 }';
      document.head.append(style);
    },
  ],
  [
    'a request to another host',
    'connect-src https://evil.example',
    () => void fetch('https://evil.example/').catch(() => {}),
  ],
];
for (const path of ['/pricing', '/search?q=x', '/no/such/page']) {
  test(`the CSP blocks content injected into ${path}`, async ({ page }) => {
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
