import { getTranslations } from 'next-intl/server';
import type { ListBodyProps } from '@/components/sections/article-list';
import fold from '@/components/sections/fold-nav.module.css';
import { LanguageTag } from '@/components/sections/language-tag';
import { SearchForm } from '@/components/sections/search-form';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/generated/icon-names';
import { listArticles, type ArticleSummary } from '@/lib/pages/articles';
import { docsHref } from '@/lib/pages/navigation';
import { pageLink } from '@/lib/pages/page-link';
import { ownFirst } from '@/lib/i18n/own-first';
import { foreignLanguage } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import type { DocsSlug } from '@/lib/routes/docs-map';
import { byHelpTopic, type HelpTopicId } from '@/lib/routes/help-topics';
import { pathTo } from '@/lib/routes/path-to';
import styles from './help-topics.module.css';

const icons = {
  install: 'download',
  profiles: 'layers',
  team: 'users',
  more: 'circle-help',
  docs: 'book-open',
} as const satisfies Record<HelpTopicId | 'docs', IconName>;

/** The help center: a search, then its articles by task, then the documentation and the general questions. */
export async function HelpTopics({ locale, articles }: ListBodyProps) {
  const t = await getTranslations('articles');
  const docs = await listArticles('docs', locale);
  const link = (article: ArticleSummary, href: string) => ({
    title: article.title,
    text: article.description,
    href,
    written: article.locale,
  });
  const groups = [
    ...byHelpTopic(articles).map((topic) => ({
      id: topic.id,
      name: t(`topics.${topic.id}`),
      links: ownFirst(topic.articles, locale).map((article) => link(article, linkPath(locale, article.path))),
    })),
    {
      id: 'docs' as const,
      name: pageLink(locale, pathTo('docs')).label,
      links: ownFirst(docs, locale).map((article) => link(article, docsHref(locale, article.id as DocsSlug))),
    },
  ];
  const faq = pageLink(locale, pathTo('faq'));
  return (
    <>
      <SearchForm locale={locale} />
      <div className={styles.topics} data-kept="">
        <nav className={`${fold.nav} ${styles.tree}`} aria-label={t('categories')}>
          <ul>
            {groups.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
            <li>
              <a href={faq.href}>{faq.label}</a>
            </li>
          </ul>
        </nav>
        <div className={styles.groups}>
          {groups.map(({ id, name, links }) => (
            <section className={styles.group} id={id} key={id} aria-labelledby={`${id}-name`}>
              <h2 className={styles.name} id={`${id}-name`}>
                <Icon name={icons[id]} size={22} />
                {name}
              </h2>
              <ul className={styles.list}>
                {links.map(({ title, text, href, written }) => (
                  <li className={styles.entry} key={href}>
                    <h3 className={styles.title}>
                      <a href={href} lang={foreignLanguage(written, locale)}>
                        {title}
                      </a>{' '}
                      <LanguageTag written={written} reader={locale} />
                    </h3>
                    <p className={styles.text} lang={foreignLanguage(written, locale)}>
                      {text}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
