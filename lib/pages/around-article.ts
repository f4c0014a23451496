import type { ArticleSummary } from '@/lib/pages/articles';

/**
 * What comes before and after an article in its collection's order.
 * @param all the collection as its readers are shown it
 */
export function neighbours<Article extends { id: string }>(
  all: readonly Article[],
  id: string,
): { before: Article | undefined; after: Article | undefined } {
  const at = all.findIndex((article) => article.id === id);
  return at < 0 ? { before: undefined, after: undefined } : { before: all[at - 1], after: all[at + 1] };
}

type Labelled = Pick<ArticleSummary, 'id' | 'category' | 'tags'>;

/** Articles like another one: those that share most of its tags, then those of its category, then the newest. */
export function related<Article extends Labelled>(all: readonly Article[], article: Labelled, most: number): Article[] {
  const likeness = (one: Labelled) =>
    2 * one.tags.filter((tag) => article.tags.includes(tag)).length + Number(one.category === article.category);
  return all
    .filter(({ id }) => id !== article.id)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, most);
}
