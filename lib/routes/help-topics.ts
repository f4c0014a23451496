/** The tasks of the help center: the most asked for come first, and so do the articles of each. */
export const helpTopics = [
  { id: 'install', articles: ['install-on-windows', 'install-on-macos'] },
  { id: 'profiles', articles: ['import-cookies'] },
  { id: 'team', articles: ['invite-a-teammate'] },
] as const;

export type HelpTopicId = (typeof helpTopics)[number]['id'] | 'more';

/** Puts articles of the help center under their tasks; what the table does not name stands under the last, `more`. */
export function byHelpTopic<Article extends { id: string }>(
  articles: readonly Article[],
): { id: HelpTopicId; articles: Article[] }[] {
  const named = new Set<string>(helpTopics.flatMap((topic) => [...topic.articles]));
  const topics = helpTopics.map((topic) => ({
    id: topic.id,
    articles: topic.articles.flatMap((id) => articles.filter((article) => article.id === id)),
  }));
  const rest = { id: 'more' as const, articles: articles.filter(({ id }) => !named.has(id)) };
  return [...topics, rest].filter((topic) => topic.articles.length > 0);
}
