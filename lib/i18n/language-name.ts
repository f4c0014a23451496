import { languageTag, type LocaleCode } from '@/lib/i18n/locales';

const displayNames = new Map<LocaleCode, Intl.DisplayNames>();

/** Returns the name of a language in a reader's language. @param language its code, such as `en` */
export function languageName(language: string, reader: LocaleCode): string {
  const names = displayNames.get(reader) ?? new Intl.DisplayNames([languageTag(reader)], { type: 'language' });
  displayNames.set(reader, names);
  return names.of(language) ?? language;
}
