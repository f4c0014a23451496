/** The path of the page that is shown. A bare language prefix takes a slash before a query, which is no other page. */
export function pagePath(): string {
  return location.pathname.replace(/(.)\/$/, '$1');
}
