/** The topics of the documentation and of the help center, in reading order; articles name theirs as `section`. */
export const articleTopics = {
  docs: ['start', 'profiles', 'fingerprints', 'proxies', 'automation', 'localApi', 'rpa', 'team', 'troubleshooting'],
  helps: ['install', 'profiles', 'proxies', 'automation', 'team', 'account'],
} as const;

export type TopicCollection = keyof typeof articleTopics;
export type ArticleTopicId = (typeof articleTopics)[TopicCollection][number] | 'more';

/** A group of articles within a section: a task of the help center, or a chapter of the documentation. */
export type Topic<Article> = { id: ArticleTopicId; articles: Article[] };

/** Section of an article, and its position there. */
export type TopicPosition = { section?: string | undefined; order?: number | undefined };

const byOrder = (a: TopicPosition, b: TopicPosition) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0;

/**
 * Groups articles by topic; those without one go to a last topic, `more`. Articles of a topic are in their order, those
 * without one last. Topics without articles are left out.
 */
export function groupByTopic<Article extends TopicPosition>(
  collection: TopicCollection,
  articles: readonly Article[],
): Topic<Article>[] {
  const ids: readonly ArticleTopicId[] = articleTopics[collection];
  const hasTopic = ({ section }: Article) => (ids as readonly (string | undefined)[]).includes(section);
  const topics: Topic<Article>[] = ids.map((id) => ({
    id,
    articles: articles.filter(({ section }) => section === id).toSorted(byOrder),
  }));
  topics.push({ id: 'more', articles: articles.filter((article) => !hasTopic(article)) });
  return topics.filter((topic) => topic.articles.length > 0);
}
