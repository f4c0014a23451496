import { languageName } from '@/lib/i18n/language-name';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';

type LanguageBadgeProps = {
  /** Language of the text. */
  contentLocale: LocaleCode;
  /** The reader's language. */
  pageLocale: LocaleCode;
};

/** Names the language of a text if it is not the reader's; otherwise renders nothing. */
export function LanguageBadge({ contentLocale, pageLocale }: LanguageBadgeProps) {
  const language = langIfDifferent(contentLocale, pageLocale)?.split('-')[0];
  if (!language) return null;
  return (
    <span className="language-badge" role="img" aria-label={languageName(language, pageLocale)} translate="no">
      {language.toUpperCase()}
    </span>
  );
}
