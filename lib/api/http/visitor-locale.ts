import { languageHints } from '@/lib/i18n/language-hints';
import type { LocaleCode } from '@/lib/i18n/locales';
import { siteHosts } from '@/lib/i18n/origins';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { negotiateLocale } from '@/lib/i18n/negotiate-locale';

/**
 * Returns the locale in which the client read a page: from the page's prefix, otherwise the one that unprefixed URLs of
 * its host resolve to for this visitor.
 * @param page the page's absolute URL; an invalid one counts as an unprefixed page of the requested host
 */
export function visitorLocale(page: string, { headers }: Request): LocaleCode {
  const url = URL.canParse(page) ? new URL(page) : null;
  const prefix = url ? splitLocale(url.pathname).locale : null;
  const hints = languageHints(headers);
  return prefix ?? negotiateLocale({ ...hints, host: url?.host ?? hints.host }, siteHosts);
}
