import { getTranslations } from 'next-intl/server';
import { LinkCards } from '@/components/sections/link-cards';
import { Note } from '@/components/ui/note';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { partitionByLocale } from '@/lib/i18n/sort-by-locale';
import type { ElementText } from '@/lib/i18n/element-text';
import { langIfDifferent } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { listArticles, type ArticleSummary } from '@/lib/pages/articles';

/** Types of partnership, each with its own page. Untranslated pages are linked in English. */
export async function PartnerTypes({ heading }: { heading?: ElementText }) {
  const locale = await currentLocale();
  const t = await getTranslations('articles');
  const { matching: translated, others: untranslated } = partitionByLocale(
    await listArticles('partner', locale),
    locale,
  );
  const toCards = (articles: readonly ArticleSummary[]) =>
    articles.map(({ title, description, path, locale: contentLocale }) => ({
      title,
      text: description,
      href: linkPath(locale, path),
      path,
      language: langIfDifferent(contentLocale, locale),
    }));
  const isUntranslated = translated.some(({ locale: contentLocale }) => contentLocale !== locale);
  return (
    <>
      {isUntranslated ? <Note>{t('allUntranslated')}</Note> : null}
      <LinkCards heading={heading} cards={toCards(translated)} />
      {untranslated.length > 0 ? <LinkCards heading={t('topics.untranslated')} cards={toCards(untranslated)} /> : null}
    </>
  );
}
