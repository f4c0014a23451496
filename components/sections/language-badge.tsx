import { foreignLanguage, languageOf, type LocaleCode } from '@/lib/i18n/locales';

type LanguageTagProps = {
  /** The language that words are in. */ written: LocaleCode;
  /** The language of whoever reads them. */ reader: LocaleCode;
};

/** Tells beside words that they are in another language than the reader's, and in which; else nothing. */
export function LanguageBadge({ written, reader }: LanguageTagProps) {
  const language = foreignLanguage(written, reader)?.split('-')[0];
  if (!language) return null;
  const name = new Intl.DisplayNames([languageOf(reader)], { type: 'language' }).of(language);
  return (
    <span className="language-tag" role="img" aria-label={name} translate="no">
      {language.toUpperCase()}
    </span>
  );
}
