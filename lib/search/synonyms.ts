import type { LocaleCode } from '@/lib/i18n/locales';
import { haveSameStem } from '@/lib/search/stemming';

/** Words that customers use for words of the site, in their plain form. */
const said: Partial<Record<LocaleCode, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    ...{ login: ['sign'], logout: ['signed'], '2fa': ['factor'], mfa: ['factor'], cost: ['price'], price: ['pricing'] },
    ...{ trash: ['bin'], remove: ['delete'], colleague: ['teammate'], coworker: ['teammate'], mac: ['macos'] },
    ...{ cancel: ['end'], moneyback: ['refund'], duplicate: ['clone'], copy: ['clone'] },
  },
  ru: { куки: ['cookie'], куков: ['cookie'], дубликат: ['клонировать'], импорт: ['импортировать'], цена: ['тариф'] },
  uk: { куки: ['cookie'], кукі: ['cookie'], ціна: ['тариф'] },
};

/** Other words for a word or a form of it, in its language. */
export const synonymsOf = (word: string, locale: LocaleCode): readonly string[] =>
  Object.entries(said[locale] ?? {}).flatMap(([one, others]) =>
    one === word || haveSameStem(one, word, locale) ? others : [],
  );
