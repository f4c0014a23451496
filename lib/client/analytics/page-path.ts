/** Path of the current page. A bare language prefix gets a slash before a query; that is the same page. */
export function pagePath(): string {
  return location.pathname.replace(/(.)\/$/, '$1');
}
