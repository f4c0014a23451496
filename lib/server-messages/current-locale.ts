import { locale } from 'next/root-params';
import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';

/** Returns the locale of the page that is being rendered, from the root route parameter. */
export async function currentLocale(): Promise<LocaleCode> {
  const code = (await locale()) ?? '';
  if (!isLocaleCode(code)) throw new Error(`Unknown locale "${code}". See lib/i18n/locales.ts.`);
  return code;
}
