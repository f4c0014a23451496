/** A group of articles within a section: a task of the help center, or a chapter of the documentation. */
export type Topic<Id extends string, Article> = { id: Id; articles: Article[] };

/**
 * Groups articles by the topics of a table, in the table's order; unlisted articles go to a last topic, `more`.
 * Topics without articles are left out.
 */
export function groupByTopic<Id extends string, Article extends { id: string }>(
  table: readonly { id: Id; articles: readonly string[] }[],
  articles: readonly Article[],
): Topic<Id | 'more', Article>[] {
  const listedIds = new Set(table.flatMap((topic) => topic.articles));
  const topics: Topic<Id | 'more', Article>[] = table.map((topic) => ({
    id: topic.id,
    articles: topic.articles.flatMap((id) => articles.filter((article) => article.id === id)),
  }));
  topics.push({ id: 'more', articles: articles.filter(({ id }) => !listedIds.has(id)) });
  return topics.filter((topic) => topic.articles.length > 0);
}
