import type { Page, Request } from '@playwright/test';

/** Records API requests, as in `POST /api/beacon`, and requests to other hosts with their full URL. */
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

/** Lists the names of everything that the page's origin stores in the browser. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set([...cookies, ...keys.map((key) => key.replace(/^(event|landing):.*/, '$1:*'))])].sort();
}
