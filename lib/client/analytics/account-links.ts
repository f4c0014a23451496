import { create } from 'zustand';
import type { BaseInfo } from '@/lib/client/api/product-api';
import { accountHref } from '@/lib/contract/account-href';

/** The page's links into the product; `data-account` names the kind of each. */

export type AccountLinkKind = 'register' | 'login' | 'app';

/** The parameters that the links carry in the present visit; null while it is not measured. */
export const useForwardedParams = create<{ forwarded: Readonly<Record<string, string>> | null }>(() => ({
  forwarded: null,
}));

/** The links' URLs in the HTML. */
const originalUrls = new WeakMap<HTMLAnchorElement, string>();

function originalUrl(link: HTMLAnchorElement): string {
  const url = originalUrls.get(link) ?? link.href;
  originalUrls.set(link, url);
  return url;
}

/**
 * Completes the account links of the page.
 * @param baseInfo URLs that override those in the HTML, if the operator set any
 */
export function completeAccountLinks(
  language: string,
  forwardedParams: Readonly<Record<string, string>>,
  baseInfo: BaseInfo,
): void {
  const configuredUrls: Record<AccountLinkKind, string> = {
    register: baseInfo.register_url,
    login: baseInfo.login_url,
    app: '',
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const kind = link.dataset.account as AccountLinkKind;
    const configured = configuredUrls[kind];
    const url = /^https?:/.test(configured) && URL.canParse(configured) ? configured : originalUrl(link);
    link.href = accountHref(url, kind === 'app' ? null : language, forwardedParams);
  }
}
