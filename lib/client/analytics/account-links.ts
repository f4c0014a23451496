import { create } from 'zustand';
import type { BaseInfo } from '@/lib/client/api/product-api';
import { accountHref } from '@/lib/contract/account-href';

/** The parameters that links into the product carry in the present visit; null while it is not measured. */
export const useForwardedParams = create<{ forwarded: Readonly<Record<string, string>> | null }>(() => ({
  forwarded: null,
}));

/** The links' URLs in the HTML. */
const originalUrls = new WeakMap<HTMLAnchorElement, string>();

/** Completes the page's links into the product; `data-account` names the kind. The operator's URLs override the HTML's. */
export function completeAccountLinks(
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
    link.href = accountHref(url, kind === 'app' ? null : language, forwardedParams);
  }
}
