import { languageHints } from '@/lib/i18n/language-hints';
import type { LocaleCode } from '@/lib/i18n/locales';
import { siteHosts } from '@/lib/i18n/origins';
import { splitLocale } from '@/lib/i18n/paths';
import { negotiateLocale } from '@/lib/i18n/negotiate-locale';

/**
 * The locale in which the sender of a request read a page: that of the page's prefix, else what unprefixed addresses
 * of its host speak to this visitor.
 * @param page the page's whole address; what is no address counts as an unprefixed page of the host that is asked
 */
export function visitorLocale(page: string, { headers }: Request): LocaleCode {
  const address = URL.canParse(page) ? new URL(page) : null;
  const prefix = address ? splitLocale(address.pathname).locale : null;
  const hints = languageHints(headers);
  return prefix ?? negotiateLocale({ ...hints, host: address?.host ?? hints.host }, siteHosts);
}
