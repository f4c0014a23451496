import { sanitizeText } from '@/lib/contract/sanitize-text';
import { clickIds, lowerCaseQuery } from '@/lib/contract/source-record';

/** Forwards campaign parameters of the landing page's URL to links into the product. */

/** Names of the forwarded parameters. */
export const forwardedPattern = new RegExp(`^(?:utm_\\w{1,40}|ref|${Object.keys(clickIds).join('|')})$`);
const maxValueLength = 200;

/** Returns the query parameters to forward, sanitized and truncated. */
export function forwardedParams(query: URLSearchParams): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const [name, value] of lowerCaseQuery(query)) {
    const maxLength = (clickIds as Record<string, number>)[name] ?? maxValueLength;
    const text = forwardedPattern.test(name) ? sanitizeText(value, maxLength) : '';
    if (text && !(name in forwarded)) forwarded[name] = text;
  }
  return forwarded;
}

/**
 * Adds the origin of the click, the language and the forwarded parameters to a link into the product; existing
 * parameters are kept.
 * @param link returned unchanged if it is not a URL
 * @param language the page's language tag; null for links without one
 */
export function accountUrl(link: string, language: string | null, forwarded: Record<string, string> = {}): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  const added = { ...(language ? { rel: 'official_website', lang: language } : {}), ...forwarded };
  for (const [name, value] of Object.entries(added)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
