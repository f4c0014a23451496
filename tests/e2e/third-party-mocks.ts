import type { BrowserContext, Page } from '@playwright/test';

/** Mocks of third-party services that load everything a CSP could block. */

const statisticsScript = 'https://stats.example/collect.js';

/** Markup as an operator enters it in the settings. */
export const statistics = {
  STATISTICAL_HEAD: `<script async src="${statisticsScript}"></script>`,
  STATISTICAL_BODY: '<noscript><img src="https://stats.example/pixel.gif" alt=""></noscript>',
};

/** Calls its server and loads a tracking pixel. */
const collect = `
  fetch('https://stats.example/hit', { method: 'POST', mode: 'no-cors' });
  new Image().src = 'https://stats.example/pixel.gif';`;

/** Creates a widget: style, frame, image, request, WebSocket. */
const widget = (domain: string) => `
  const style = document.createElement('style');
  style.textContent = '#vendor { position: fixed; }';
  const frame = document.createElement('iframe');
  Object.assign(frame, { id: 'vendor', src: 'https://im.${domain}/frame' });
  frame.style.opacity = '0';
  const picture = new Image(1, 1);
  picture.src = 'https://img.${domain}/face.png';
  document.head.append(style);
  document.body.append(frame, picture);
  fetch('https://api.${domain}/session', { method: 'POST', mode: 'no-cors' });
  new WebSocket('wss://ws.${domain}/');`;

const vendors = ['salesmartly.com', 'easemob.com'] as const;
const widgetScript = (domain: string) => `https://static.${domain}/widget.js`;
const scripts: Readonly<Record<string, string>> = {
  [statisticsScript]: collect,
  ...Object.fromEntries(vendors.map((domain) => [widgetScript(domain), widget(domain)])),
};

/** Serves the mocks instead of the services' servers. */
export async function mockServices(context: BrowserContext): Promise<void> {
  const hosts = /^https:\/\/(?:stats\.example|(?:static|im|img|api)\.(?:salesmartly|easemob)\.com)\//;
  await context.route(hosts, (route) => {
    const url = route.request().url();
    const body = scripts[url];
    if (body) return route.fulfill({ contentType: 'text/javascript', body });
    if (url.endsWith('/frame')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>chat' });
    return route.fulfill({ status: 204 });
  });
  await context.routeWebSocket(/^wss:\/\/ws\.(?:salesmartly|easemob)\.com\//, () => {});
}

/** Loads the widget of a chat vendor and waits for its frame. */
export async function loadWidget(page: Page, vendor: (typeof vendors)[number]): Promise<void> {
  await page.addScriptTag({ url: widgetScript(vendor) });
  await page.locator('iframe#vendor').waitFor({ state: 'attached' });
}
