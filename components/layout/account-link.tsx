import type { ReactNode } from 'react';
import { accountUrl } from '@/lib/contract/utm-forwarding';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { languageTag } from '@/lib/i18n/locales';
import { site } from '@/lib/config/site';

type AccountLinkProps = { kind: 'register' | 'login'; className?: string | undefined; children: ReactNode };

const accountUrls = { register: site.registerUrl, login: site.loginUrl };

/**
 * Link to the product's sign-up or log-in. lib/client/analytics/account-links.ts adds the visitor's campaign
 * parameters.
 */
export async function AccountLink({ kind, className, children }: AccountLinkProps) {
  const href = accountUrl(accountUrls[kind], languageTag(await currentLocale()));
  return (
    <a className={className} href={href} data-account={kind} data-click={kind}>
      {children}
    </a>
  );
}
