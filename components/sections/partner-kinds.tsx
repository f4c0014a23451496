import { getTranslations } from 'next-intl/server';
import { LinkCards } from '@/components/sections/link-cards';
import { Note } from '@/components/ui/note';
import { currentLocale } from '@/lib/server-messages/current-locale';
import { apartByLanguage } from '@/lib/i18n/sort-by-locale';
import { foreignLanguage } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { listArticles, type ArticleSummary } from '@/lib/pages/articles';

/** Types of partnership, each with its own page. Untranslated pages are linked in English. */
export async function PartnerKinds({ heading }: { heading?: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('articles');
  const { own, others } = apartByLanguage(await listArticles('partner', locale), locale);
  const cards = (articles: readonly ArticleSummary[]) =>
    articles.map(({ title, description, path, locale: written }) => ({
      title,
      text: description,
      href: linkPath(locale, path),
      path,
      language: foreignLanguage(written, locale),
    }));
  const isForeign = own.some(({ locale: written }) => written !== locale);
  return (
    <>
      {isForeign ? <Note>{t('noneTranslated')}</Note> : null}
      <LinkCards heading={heading} cards={cards(own)} />
      {others.length > 0 ? <LinkCards heading={t('topics.english')} cards={cards(others)} /> : null}
    </>
  );
}
