import type { BaseInfo } from '@/lib/client/api/product-api';
import { accountHref } from '@/lib/contract/account-href';

/** The page's links into the product; `data-account` names the kind of each. */

export type AccountLink = 'register' | 'login' | 'app';

/**
 * Completes the account links of the page.
 * @param baseInfo URLs that override those in the HTML, if the operator set any
 */
export function completeAccountLinks(language: string, carried: Record<string, string>, baseInfo: BaseInfo): void {
  const given: Record<AccountLink, string> = { register: baseInfo.register_url, login: baseInfo.login_url, app: '' };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const kind = link.dataset.account as AccountLink;
    const address = /^https?:/.test(given[kind]) && URL.canParse(given[kind]) ? given[kind] : link.href;
    link.href = accountHref(address, kind === 'app' ? null : language, carried);
  }
}
