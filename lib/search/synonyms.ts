import type { LocaleCode } from '@/lib/i18n/locales';
import { haveSameStem } from '@/lib/search/stemming';

/** Terms of the site by the words that customers use for them, normalized. */
const synonyms: Partial<Record<LocaleCode, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    ...{ login: ['sign'], logout: ['signed'], '2fa': ['factor'], mfa: ['factor'], cost: ['price'], price: ['pricing'] },
    ...{ trash: ['bin'], remove: ['delete'], colleague: ['teammate'], coworker: ['teammate'], mac: ['macos'] },
    ...{ cancel: ['end'], moneyback: ['refund'], duplicate: ['clone'], copy: ['clone'] },
  },
  ru: { куки: ['cookie'], куков: ['cookie'], дубликат: ['клонировать'], импорт: ['импортировать'], цена: ['тариф'] },
  uk: { куки: ['cookie'], кукі: ['cookie'], ціна: ['тариф'] },
};

/** Synonyms of a word or of a form of it, in its language. */
export const findSynonyms = (word: string, locale: LocaleCode): readonly string[] =>
  Object.entries(synonyms[locale] ?? {}).flatMap(([term, termSynonyms]) =>
    term === word || haveSameStem(term, word, locale) ? termSynonyms : [],
  );
