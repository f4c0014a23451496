import { getTranslations } from 'next-intl/server';
import { FingerprintTestMockup } from '@/components/mockups/fingerprint-test';
import type { ArticleListProps } from '@/components/sections/article-list';
import { LanguageBadge } from '@/components/sections/language-badge';
import { SearchForm } from '@/components/sections/search-form';
import { TopicGroups } from '@/components/sections/topic-groups';
import { contentIndex } from '@/lib/content/content-index';
import { links } from '@/lib/content/recommended-links';
import { getArticle, type Article } from '@/lib/pages/articles';
import { docsHref } from '@/lib/pages/navigation';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { groupByTopic } from '@/lib/urls/article-topics';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { textProps } from '@/lib/i18n/element-text';
import styles from './docs-index.module.css';

/** Tabs of the mockup next to the first page. */
const testPages = links.filter(({ group }) => group === 'check');

/** The sections of an article as links, for use on another page. */
function SectionLinks({ locale, article }: { locale: LocaleCode; article: Article }) {
  const sections = article.headings.filter(({ level }) => level === 2);
  const visibleHeadings = sections.length > 0 ? sections : article.headings;
  const language = langIfDifferent(article.locale, locale);
  return (
    <ul lang={language}>
      {visibleHeadings.map(({ id, text }) => (
        <li key={id}>
          <a href={`${linkPath(locale, article.path)}#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

/** The documentation: search, the first page with its table of contents, and all other pages by section. */
export async function DocsIndex({ locale, articles }: ArticleListProps) {
  const t = await getTranslations('articles');
  const texts = await getTranslatorWithFallback('articles');
  const firstId = contentIndex().docs[0]!.id;
  const pages = articles
    .filter(({ id }) => id !== firstId)
    .map((article) => ({ ...article, href: docsHref(locale, article.id) }));
  const firstPage = await getArticle('docs', firstId, locale);
  const language = langIfDifferent(firstPage.locale, locale);
  return (
    <>
      <div className={styles.search}>
        <SearchForm locale={locale} />
      </div>
      <div className={styles.start} data-dedupe="">
        <div>
          <p className={styles.startLabel} {...textProps(texts('startHere'))} />
          <h2 className={styles.title} lang={language}>
            <a href={docsHref(locale, firstPage.id)}>{firstPage.title}</a>
          </h2>
          <p className={styles.text} lang={language}>
            {firstPage.description}
          </p>
          <p className={styles.minutes}>
            {t('readingTime', { count: String(firstPage.minutes) })}{' '}
            <LanguageBadge contentLocale={firstPage.locale} pageLocale={locale} />
          </p>
          <div className={styles.outline}>
            <SectionLinks locale={locale} article={firstPage} />
          </div>
        </div>
        <FingerprintTestMockup pages={testPages} />
      </div>
      <TopicGroups
        locale={locale}
        topics={groupByTopic('docs', pages)}
        links={[pageLink(locale, pathTo('helps')), pageLink(locale, pathTo('faq'))]}
        isReadingPath
      />
    </>
  );
}
