import { LanguageBadge } from '@/components/sections/language-badge';
import { Icon } from '@/components/ui/icon';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { listPopularHelpArticles } from '@/lib/pages/popular-help-articles';
import { tipPlaceholder } from '@/lib/search/results-template';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, plainText } from '@/lib/i18n/element-text';
import styles from './search-suggestions.module.css';

/** Starting points for visitors without results, or without a query. */
const startPages = ['docs', 'helps', 'blog', 'faq', 'download', 'pricing'] as const;

/** Popular questions and starting points, with a tip that the server adds to a query without results. */
export async function SearchSuggestions({ locale }: { locale: LocaleCode }) {
  const texts = await getTranslatorWithFallback('articles');
  const popular = await listPopularHelpArticles(locale);
  return (
    <>
      <nav className={styles.suggestions} aria-labelledby="starts">
        <p suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tipPlaceholder }} />
        <h2 id="starts" {...langProps(texts('startHere'))}>
          {plainText(texts('startHere'))}
        </h2>
        <ul>
          {startPages.map((id) => {
            const { label, href } = pageLink(locale, pathTo(id));
            return (
              <li key={id}>
                <a href={href}>
                  {label}
                  <Icon name="arrow-right" size={18} />
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <nav className={styles.popular} aria-labelledby="asked">
        <h2 id="asked" {...langProps(texts('popularQuestions'))}>
          {plainText(texts('popularQuestions'))}
        </h2>
        <ul>
          {popular.map(({ path, title, locale: contentLocale }) => (
            <li key={path}>
              <a href={linkPath(locale, path)} lang={langIfDifferent(contentLocale, locale)}>
                {title}
              </a>{' '}
              <LanguageBadge contentLocale={contentLocale} pageLocale={locale} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
