import { forLanguage, type LanguageTable } from '@/lib/i18n/language-table';
import type { LocaleCode } from '@/lib/i18n/locales';
import { haveSameStem } from '@/lib/search/stemming';
import table from '@/lib/search/synonyms.json';

/**
 * Terms of the site by the words that customers use for them, normalized. `all` applies to every language: names of
 * products that the site does not describe lead to the pages about changing from one product to another, whose paths
 * are terms in every index.
 */
const synonyms: LanguageTable<Readonly<Record<string, readonly string[]>>> = table;

/** Synonyms of a word or of a form of it, in its language. */
export const findSynonyms = (word: string, locale: LocaleCode): readonly string[] =>
  Object.entries({ ...synonyms.all, ...forLanguage(synonyms, locale) }).flatMap(([term, termSynonyms]) =>
    term === word || haveSameStem(term, word, locale) ? termSynonyms : [],
  );
