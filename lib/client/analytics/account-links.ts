import type { BaseInfo } from '@/lib/client/api/product-api';
import { accountHref } from '@/lib/contract/account-href';

/** The page's links into the product; `data-account` names the kind of each. */

export type AccountLinkKind = 'register' | 'login' | 'app';

/**
 * Completes the account links of the page.
 * @param baseInfo URLs that override those in the HTML, if the operator set any
 */
export function completeAccountLinks(
  language: string,
  forwardedParams: Record<string, string>,
  baseInfo: BaseInfo,
): void {
  const configuredUrls: Record<AccountLinkKind, string> = {
    register: baseInfo.register_url,
    login: baseInfo.login_url,
    app: '',
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const kind = link.dataset.account as AccountLinkKind;
    const url =
      /^https?:/.test(configuredUrls[kind]) && URL.canParse(configuredUrls[kind]) ? configuredUrls[kind] : link.href;
    link.href = accountHref(url, kind === 'app' ? null : language, forwardedParams);
  }
}
