import type { ArticleMetadata } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Index of each article by id, cached per collection because every page of the collection needs it. */
const positions = new WeakMap<readonly { id: string }[], ReadonlyMap<string, number>>();

function positionOf(all: readonly { id: string }[], id: string): number | undefined {
  const known = positions.get(all) ?? new Map(all.map((article, i) => [article.id, i]));
  positions.set(all, known);
  return known.get(id);
}

/**
 * Returns the previous and next article in the collection's order.
 * @param all the collection as shown to its readers; indexed once per array
 */
export function adjacentArticles<Article extends { id: string }>(
  all: readonly Article[],
  id: string,
): { before: Article | undefined; after: Article | undefined } {
  const at = positionOf(all, id);
  return at === undefined ? { before: undefined, after: undefined } : { before: all[at - 1], after: all[at + 1] };
}

type Labelled = Pick<ArticleMetadata, 'id' | 'category' | 'tags'>;

/**
 * Related articles. Articles in the reader's language come first; within each group they are ordered by the number of
 * shared tags, then by same category, then newest first.
 */
export function related<Article extends Labelled & Pick<ArticleMetadata, 'locales'>>(
  all: readonly Article[],
  article: Labelled,
  limit: number,
  reader: LocaleCode,
): Article[] {
  const similarity = (one: Article) =>
    2 * one.tags.filter((tag) => article.tags.includes(tag)).length + Number(one.category === article.category);
  // Higher than any similarity, so that articles in the reader's language come first.
  const localeBonus = 2 * article.tags.length + 2;
  const score = (one: Article) => similarity(one) + (one.locales.includes(reader) ? localeBonus : 0);
  const best: { one: Article; score: number }[] = [];
  for (const one of all) {
    if (one.id === article.id) continue;
    const candidate = { one, score: score(one) };
    const last = best.at(-1);
    if (last && best.length === limit && last.score >= candidate.score) continue;
    const at = best.findIndex((other) => other.score < candidate.score);
    best.splice(at < 0 ? best.length : at, 0, candidate);
    if (best.length > limit) best.pop();
    // All results have the maximum score already; later articles cannot improve on them.
    if (best.length === limit && best.at(-1)!.score === localeBonus + localeBonus - 1) break;
  }
  return best.map(({ one }) => one);
}
