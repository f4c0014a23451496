import { sanitizeText } from '@/lib/contract/sanitize-text';

/** What links into the product carry on from the address that the visitor came by. */

const carriedPattern = /^(?:utm_\w{1,40}|ref|gclid|bd_vid)$/;
const carriedLength = 200;

/** The parameters of a query that are carried on, cleaned and cut. */
export function carriedParams(query: URLSearchParams): Record<string, string> {
  const carried: Record<string, string> = {};
  for (const [name, value] of query) {
    const text = carriedPattern.test(name) ? sanitizeText(value, carriedLength) : '';
    if (text && !(name in carried)) carried[name] = text;
  }
  return carried;
}

/**
 * A link into the product: keeps what it has, and gains where it was followed, the language, and what is carried on.
 * @param address the link; what is no address is returned as it is
 * @param language the page's language tag; null for links that need none
 */
export function accountHref(address: string, language: string | null, carried: Record<string, string> = {}): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const added = { ...(language ? { rel: 'official_website', lang: language } : {}), ...carried };
  for (const [name, value] of Object.entries(added)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
