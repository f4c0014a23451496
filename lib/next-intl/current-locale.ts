import { locale } from 'next/root-params';
import { cache } from 'react';
import { isInternalLocale, localeFromInternal, prefixedChinese } from '@/lib/i18n/internal-locale';
import { setRenderedWithPrefix } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Per-request rendering state. */
const rendering = cache(() => ({ isPrefixedChinese: false }));

setRenderedWithPrefix(() => rendering().isPrefixedChinese);

/**
 * Returns the locale of the page that is being rendered, from the root route parameter, and makes `linkPath` keep the
 * prefix of its URL. Components get their locale from here, so this runs before any link is rendered.
 */
export async function currentLocale(): Promise<LocaleCode> {
  const value = (await locale()) ?? '';
  if (!isInternalLocale(value)) throw new Error(`Unknown locale "${value}". See lib/i18n/locales.ts.`);
  rendering().isPrefixedChinese = value === prefixedChinese;
  return localeFromInternal(value);
}
