import type { LocaleCode } from '@/lib/i18n/locales';

/** Formats a brand name for use in a sentence: Chinese puts spaces around Latin names, but not around Chinese ones. */
export function spaceBrandName(name: string, locale: LocaleCode): string {
  const isChinese = locale === 'zh' || locale === 'tc';
  return isChinese && /^\p{Script=Latin}/u.test(name) ? ` ${name} ` : name;
}
