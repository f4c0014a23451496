import { ProxyCheckMockup } from '@/components/mockups/proxy-check';
import type { ArticleListProps } from '@/components/sections/article-list';
import { LinkList } from '@/components/sections/link-list';
import { SearchForm } from '@/components/sections/search-form';
import { SupportCta } from '@/components/sections/support-cta';
import { TopicGroups } from '@/components/sections/topic-groups';
import { listArticles } from '@/lib/pages/articles';
import { docsHref } from '@/lib/pages/navigation';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { listPopularHelpArticles } from '@/lib/pages/popular-help-articles';
import { langIfDifferent } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { groupByTopic } from '@/lib/urls/article-topics';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, plainText } from '@/lib/i18n/element-text';
import styles from './help-topics.module.css';

/**
 * The help center: search and popular questions, then the documentation's first steps, the articles by task, and the
 * documentation's troubleshooting.
 */
export async function HelpTopics({ locale, articles }: ArticleListProps) {
  const texts = await getTranslatorWithFallback('articles');
  const helps = articles.map((article) => ({ ...article, href: linkPath(locale, article.path) }));
  const docs = (await listArticles('docs', locale)).map((page) => ({ ...page, href: docsHref(locale, page.id) }));
  const docsTopics = (topicId: 'start' | 'troubleshooting') =>
    groupByTopic('docs', docs).filter(({ id }) => id === topicId);
  const popular = (await listPopularHelpArticles(locale)).map(
    ({ path, title, description, locale: contentLocale }) => ({
      label: title,
      text: description,
      href: linkPath(locale, path),
      language: langIfDifferent(contentLocale, locale),
    }),
  );
  const topics = [...docsTopics('start'), ...groupByTopic('helps', helps), ...docsTopics('troubleshooting')];
  return (
    <>
      <div className={styles.search}>
        <SearchForm locale={locale} />
      </div>
      <div className={styles.start} data-dedupe="">
        <section aria-labelledby="popular">
          <h2 className={styles.popular} id="popular" {...langProps(texts('popularQuestions'))}>
            {plainText(texts('popularQuestions'))}
          </h2>
          <LinkList links={popular} />
        </section>
        <ProxyCheckMockup />
      </div>
      <TopicGroups
        locale={locale}
        topics={topics}
        links={[pageLink(locale, pathTo('docs')), pageLink(locale, pathTo('faq'))]}
      />
      <div className={styles.support}>
        <SupportCta locale={locale} />
      </div>
    </>
  );
}
