import { create } from 'zustand';
import type { BaseInfo } from '@/lib/client/api/product-api';
import { accountUrl } from '@/lib/contract/utm-forwarding';

/**
 * The campaign parameters that sign-up and other links into the product forward in the current visit; null while
 * analytics are off.
 */
export const useForwardedParams = create<{ forwarded: Readonly<Record<string, string>> | null }>(() => ({
  forwarded: null,
}));

/** The links' URLs in the HTML. */
const originalUrls = new WeakMap<HTMLAnchorElement, string>();

/**
 * Adds the language and campaign parameters (`utm_*`, `ref`, click IDs) to the page's links into the product.
 * `data-account` names the kind of link; the operator's URLs override those in the HTML.
 */
export function decorateAccountLinks(
  language: string,
  forwardedParams: Readonly<Record<string, string>>,
  { register_url: register, login_url: login }: BaseInfo,
): void {
  const configuredUrls = { register, login, app: '' };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const kind = link.dataset.account as keyof typeof configuredUrls;
    const configured = configuredUrls[kind];
    if (!originalUrls.has(link)) originalUrls.set(link, link.href);
    const url = /^https?:/.test(configured) && URL.canParse(configured) ? configured : originalUrls.get(link)!;
    link.href = accountUrl(url, kind === 'app' ? null : language, forwardedParams);
  }
}
