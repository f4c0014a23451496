import { locale } from 'next/root-params';
import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';

/** The locale of the page that is being rendered, from its first inner segment. */
export async function currentLocale(): Promise<LocaleCode> {
  const code = (await locale()) ?? '';
  if (!isLocaleCode(code)) throw new Error(`"${code}" is no locale of the site.`);
  return code;
}
