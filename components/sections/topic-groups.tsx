import { getTranslations } from 'next-intl/server';
import { UntranslatedTopics } from '@/components/sections/untranslated-topics';
import collapsible from '@/components/sections/collapsible-nav.module.css';
import { HeadingText } from '@/components/sections/heading-text';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/config/icon-names';
import type { ArticleSummary } from '@/lib/pages/articles';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import { partitionByLocale } from '@/lib/i18n/sort-by-locale';
import type { ArticleTopicId, Topic } from '@/lib/urls/article-topics';
import styles from './topic-groups.module.css';

const icons = {
  install: 'download',
  start: 'play',
  profiles: 'layers',
  fingerprints: 'sliders-horizontal',
  proxies: 'network',
  automation: 'workflow',
  localApi: 'terminal',
  rpa: 'list-checks',
  team: 'users',
  account: 'lock',
  troubleshooting: 'refresh-cw',
  more: 'circle-help',
} as const satisfies Record<ArticleTopicId, IconName>;

type TopicArticle = ArticleSummary & { href: string };
export type Topics = readonly Topic<TopicArticle>[];

type TopicGroupsProps = {
  locale: LocaleCode;
  topics: Topics;
  /** Other pages, at the end of the tree. */
  links: readonly { label: string; href: string }[];
  /** Whether the articles are a reading path: in reading order, with descriptions. */
  isReadingPath?: boolean;
};

/** Filters the articles of topics; topics without any are omitted. */
const filterTopics = (topics: Topics, included: readonly TopicArticle[]): Topics =>
  topics
    .map(({ id, articles }) => ({ id, articles: articles.filter((article) => included.includes(article)) }))
    .filter(({ articles }) => articles.length > 0);

/** Articles by topic, next to a tree of the topics; untranslated articles are below the others. */
export async function TopicGroups({ locale, topics: allTopics, links, isReadingPath = false }: TopicGroupsProps) {
  const t = await getTranslations('articles');
  const byLanguage = partitionByLocale(
    allTopics.flatMap((topic) => topic.articles),
    locale,
  );
  const [topics, untranslated] = [
    filterTopics(allTopics, byLanguage.matching),
    filterTopics(allTopics, byLanguage.others),
  ];
  const List = isReadingPath ? 'ol' : 'ul';
  const untranslatedLink = { label: t('topics.untranslated'), href: '#english' };
  const tree = [
    ...topics.map(({ id }) => ({ label: t(`topics.${id}`), href: `#${id}` })),
    ...(untranslated.length > 0 ? [untranslatedLink] : []),
    ...links,
  ];
  return (
    <div className={styles.topics} data-dedupe="">
      <nav className={`${collapsible.nav} ${styles.nav}`} aria-label={t('categories')}>
        <ul>
          {tree.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <div className={isReadingPath ? `${styles.groups} ${styles.readingPath}` : styles.groups}>
          {topics.map(({ id, articles }) => (
            <section className={styles.group} id={id} key={id} aria-labelledby={`${id}-name`}>
              <h2 className={styles.name} id={`${id}-name`}>
                <Icon name={icons[id]} size={22} />
                {t(`topics.${id}`)}
              </h2>
              <List className={styles.list}>
                {articles.map(({ href, title, description, locale: contentLocale }) => (
                  <li className={styles.entry} key={href}>
                    <h3 className={styles.title}>
                      <a href={href} lang={langIfDifferent(contentLocale, locale)}>
                        <HeadingText text={title} />
                      </a>
                    </h3>
                    {isReadingPath ? (
                      <p className={styles.text} lang={langIfDifferent(contentLocale, locale)}>
                        {description}
                      </p>
                    ) : null}
                  </li>
                ))}
              </List>
            </section>
          ))}
        </div>
        <UntranslatedTopics locale={locale} topics={untranslated} />
      </div>
    </div>
  );
}
