/** Addresses of the workbench. */

export const overviewPath = '/workbench/overview';
export const linksPath = '/workbench/links';
export const newLinkPath = `${linksPath}/new`;
export const importLinksPath = `${linksPath}/import`;

/** Returns the page of a short link. */
export const linkPath = (slug: string): string => `${linksPath}/go/${slug}`;

/** Pages to which sign-in may return: no other host, and no page of the site. */
const returnPath = /^\/workbench(?:\/[\w-]+)*(?:\?[^\s\\]*)?$/;

/** Returns the page to which sign-in returns; the overview for anything that is not a page of the workbench. */
export const toReturnPath = (path: string): string => (returnPath.test(path) ? path : overviewPath);

/** Returns the sign-in page's address. @param next the page to return to */
export function signInPath(next: string): string {
  const target = toReturnPath(next);
  return target === overviewPath ? '/workbench/sign-in' : `/workbench/sign-in?next=${encodeURIComponent(target)}`;
}

/** Returns the response to whoever is not signed in. @param path of the page to return to */
export const redirectToSignIn = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: signInPath(path) } });
