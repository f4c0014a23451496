import { interfaceWords } from '@/lib/content/interface-words';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

type Values = Record<string, string | number>;

// Out of TypeScript's sight: a program that holds the types of this function checks the code's translators wrongly.
const { createTranslator } = (await import(`next-intl${''}`)) as {
  createTranslator: (options: { locale: string; messages: object }) => (key: string, values: Values) => string;
};

/** A text of the interface as the server formats it. @param key with its namespace: `client.contact.sent` */
export function serverText(locale: LocaleCode, key: string, values: Values): string {
  return createTranslator({ locale: languageOf(locale), messages: interfaceWords(locale) })(key, values);
}
