import type { LocaleCode } from '@/lib/i18n/locales';

/** A name as it is put into a sentence: Chinese sets Latin letters off by spaces, and names of its own not. */
export function spaceBrandName(name: string, locale: LocaleCode): string {
  const isChinese = locale === 'zh' || locale === 'tc';
  return isChinese && /^\p{Script=Latin}/u.test(name) ? ` ${name} ` : name;
}
