import type { Page, Request } from '@playwright/test';

/** Notes the calls that a page makes: `POST /api/beacon`, and requests to foreign hosts with their whole address. */
export function watchRequests(page: Page): { names: () => string[]; requests: Request[] } {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || !hostname.endsWith('localhost')) requests.push(request);
  });
  return {
    requests,
    names: () =>
      requests.map((request) => {
        const { hostname, pathname } = new URL(request.url());
        return hostname.endsWith('localhost') ? `${request.method()} ${pathname}` : request.url();
      }),
  };
}

/** Everything that the page's origin keeps in the browser, by name. */
export async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set([...cookies, ...keys.map((key) => key.replace(/^(event|landing|sending):.*/, '$1:*'))])].sort();
}
