import { LanguageTag } from '@/components/sections/language-tag';
import { LinkCards } from '@/components/sections/link-cards';
import { currentLocale } from '@/lib/rendering/current-locale';
import { ownFirst } from '@/lib/i18n/own-first';
import { foreignLanguage } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { listArticles } from '@/lib/pages/articles';

/** The kinds of partnership, each with its own page. Those that the reader's language does not have are in English. */
export async function PartnerKinds({ heading, isGallery }: { heading?: string; isGallery?: boolean }) {
  const locale = await currentLocale();
  const articles = ownFirst(await listArticles('partner', locale), locale);
  const cards = articles.map(({ title, description, path, locale: own }) => ({
    title,
    text: description,
    href: linkPath(locale, path),
    path,
    language: foreignLanguage(own, locale),
    tag: <LanguageTag written={own} reader={locale} />,
  }));
  return <LinkCards heading={heading} cards={cards} isGallery={isGallery} />;
}
